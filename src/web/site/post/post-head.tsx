import type { PostCardView } from '../../parts/post-card/post-card-of.ts'
import { Art } from '../../ui/art.tsx'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx'
import { Icon } from '../../ui/icon.tsx'

type PostHeadProps = { crumbs: Crumb[]; card: PostCardView; author: string; imageCaption: string }

export function PostHead({ crumbs, card, author, imageCaption }: PostHeadProps) {
  return (
    <header>
      <Breadcrumbs crumbs={crumbs} />
      <p className="jade medium above-24">{card.category}</p>
      <h1 className="size-h2 above-4">{card.title}</h1>
      <p className="measure muted size-lead above-16">{card.excerpt}</p>
      <p className="cluster muted size-small above-16 gap-4 gap-x-24 icons-apart icons-jade">
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
      <figure className="post__picture sheet above-24">
        <Art picture={card.picture} eager sizes="(max-width: 1240px) 100vw, 1240px" />
        <figcaption className="muted size-meta close pad-8">{imageCaption}</figcaption>
      </figure>
    </header>
  )
}
