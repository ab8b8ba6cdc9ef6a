import { href, Link } from 'react-router'
import { Art } from '../../ui/art.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PostCardView } from './post-card-of.ts'

type PostCardProps = {
  post: PostCardView
  /** The first article of the page: larger, with the picture beside the text. */
  featured?: boolean
  level?: 'h2' | 'h3'
}

export function PostCard({ post, featured = false, level: Title = 'h3' }: PostCardProps) {
  return (
    <article className={`full-width post-card sheet sheet--lift ${featured ? 'post-card--featured' : ''}`}>
      <Art picture={post.picture} alt="" eager={featured} />
      <div className="post-card__text column grow">
        <p className="jade medium size-small">{post.category}</p>
        <Title>
          <Link to={href('/blog/:id', { id: post.id })}>{post.title}</Link>
        </Title>
        <p className="above-8 below-12 muted size-small">{post.excerpt}</p>
        <ul className="tags cluster gap-4" aria-label="Tags">
          {post.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <p className="post-card__facts pad-top-12 cluster ruled muted size-meta above-12 gap-4 gap-x-16 icons-apart icons-jade">
          <span>
            <Icon name="calendar" />
            <time dateTime={post.date}>{post.day}</time>
          </span>
          <span>
            <Icon name="clock" />
            {post.readTime}
          </span>
          {post.comments && (
            <span>
              <Icon name="chat" />
              {post.comments}
            </span>
          )}
        </p>
      </div>
    </article>
  )
}
