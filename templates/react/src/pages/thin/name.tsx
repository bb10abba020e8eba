import { plainText } from '../../domain/drafts.ts'
import { useSite } from '../../ui/site-context.tsx'
import { Words } from '../../ui/words.tsx'
import { Fitted } from './fitted.tsx'

/** The name of the business, or the headline that stands in for it, as large as its column allows. */
export function Name() {
  const { businessInfo, content } = useSite()
  const { kicker, title = businessInfo.businessName } = content.hero
  return (
    <Fitted text={plainText(title)} className="name">
      {kicker && (
        <p className="kicker">
          <Words of={kicker} />
        </p>
      )}
      <h1 id="promise">
        <Words of={title} own={title === businessInfo.businessName} />
      </h1>
    </Fitted>
  )
}

/** The owner's own words, whole. */
export function Said() {
  const { description } = useSite().businessInfo
  return description ? (
    <p className="said">
      <Words of={description} own />
    </p>
  ) : null
}
