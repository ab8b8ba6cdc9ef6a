import { Link } from 'react-router'
import { Art } from '../../ui/art.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PriceText } from '../../ui/price-text.tsx'
import type { TourCardView } from './card-of.ts'

type TourCardProps = {
  card: TourCardView
  wide?: boolean
  /** True for the first card of the page, whose picture loads eagerly. */
  eager?: boolean
}

export function TourCard({ card, wide = false, eager = false }: TourCardProps) {
  return (
    <article className={`tour-card sheet sheet--lift ${wide ? 'tour-card--wide' : ''}`}>
      <Art picture={card.picture} alt="" eager={eager} />
      <div className="tour-card__body">
        <div className="tour-card__trip">
          <p className="tour-card__category">
            {card.category}
            {card.town && ' '}
            {card.town && <span className="inline-block muted regular">from {card.town}</span>}
          </p>
          <h3>
            {/* A new document: on a slow line its first view is there in 1.4 s, and in 3.7 s when the scripts of the page have to come first. */}
            <Link to={card.path} reloadDocument>
              {card.title}
            </Link>
          </h3>
          <p className="tour-card__facts">
            {card.duration && (
              <span>
                <Icon name="clock" />
                {card.duration}
              </span>
            )}
            {card.distance && (
              <span>
                <Icon name="map" />
                {card.distance}
              </span>
            )}
            <span className={card.isInstant ? 'tour-card__badge' : undefined}>
              <Icon name={card.isInstant ? 'check' : 'chat'} />
              {card.badge}
            </span>
            {card.onDay && (
              <span className={`${card.onDay.isFew ? 'lacquer' : 'leaf'} medium`}>{card.onDay.text}</span>
            )}
            {card.stars && (
              <span>
                <Icon name="star" />
                <span className="visually-hidden">Stars: </span>
                {card.stars}
              </span>
            )}
          </p>
          {card.audience && (
            <p className="tour-card__audience">
              <Icon name="people" />
              {card.audience}
            </p>
          )}
        </div>
        <div className="tour-card__offer">
          <ul>
            {card.highlights.map((item) => (
              <li key={item}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </ul>
          <p className="tour-card__price">
            {card.price && (
              <span>
                From <PriceText>{card.price}</PriceText>
              </span>
            )}
            <small>{card.priceNote}</small>
          </p>
        </div>
      </div>
    </article>
  )
}
