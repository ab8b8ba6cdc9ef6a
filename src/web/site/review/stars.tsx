import { Icon } from '../../ui/icon.tsx'
import { RadioGroup } from '../../ui/radio/radio-group.tsx'

const WORDS = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars']

/** Five radios; the stars up to the chosen one are lit. */
export function Stars({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  return (
    <RadioGroup className="stars" id="review-rating" legend="Your rating" error={error}>
      <div className="flex gap-4">
        {WORDS.map((words, index) => (
          <label className="centred muted size-small close relative" key={words}>
            <input
              type="radio"
              name="rating"
              value={index + 1}
              defaultChecked={chosen === String(index + 1)}
              required
            />
            <Icon name="star" />
            <span aria-hidden="true">{index + 1}</span>
            <span className="visually-hidden">{words}</span>
          </label>
        ))}
      </div>
    </RadioGroup>
  )
}
