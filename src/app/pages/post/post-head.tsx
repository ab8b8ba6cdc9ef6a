import type { PostCardView } from '../../sections/post-card/post-card-of.ts'
import { Art } from '../../ui/art.tsx'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx'
import { Icon } from '../../ui/icon.tsx'

type PostHeadProps = { crumbs: Crumb[]; card: PostCardView; author: string; imageCaption: string }

export function PostHead({ crumbs, card, author, imageCaption }: PostHeadProps) {
  return (
    <header className="post__head">
      <Breadcrumbs crumbs={crumbs} />
      <p className="post__category">{card.category}</p>
      <h1>{card.title}</h1>
      <p className="post__lead">{card.excerpt}</p>
      <p className="post__facts">
        <span>
          <Icon name="people" />
          {author}
        </span>
        <span>
          <Icon name="calendar" />
          <time dateTime={card.date}>{card.day}</time>
        </span>
        {card.updated && (
          <span>
            <Icon name="check" />
            Updated <time dateTime={card.updated.date}>{card.updated.day}</time>
          </span>
        )}
        <span>
          <Icon name="clock" />
          {card.readTime}
        </span>
        {card.comments && (
          <span>
            <Icon name="chat" />
            {card.comments}
          </span>
        )}
      </p>
      <figure className="post__picture sheet">
        <Art picture={card.picture} eager sizes="(max-width: 1240px) 100vw, 1240px" />
        <figcaption>{imageCaption}</figcaption>
      </figure>
    </header>
  )
}
