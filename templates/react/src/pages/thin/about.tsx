import { artSeedOf } from '../../domain/art/picture.ts'
import { thinActions } from '../../domain/home.ts'
import { pictureSizes } from '../../domain/looks.ts'
import { splitSentences } from '../../domain/text.ts'
import '../../styles/content.css'
import '../../styles/pages/thin-layouts.css'
import '../../styles/pages/thin.css'
import { Picture } from '../../ui/picture.tsx'
import { ActionLink } from '../../ui/reach.tsx'
import { usePages, useSite } from '../../ui/site-context.tsx'
import { Words } from '../../ui/words.tsx'

/** The description, read slowly: its first sentence large, the others after it, beside one tall picture. */
export function ThinAbout() {
  const site = useSite()
  const { businessInfo, content } = site
  const [first, ...rest] = splitSentences(businessInfo.description)
  return (
    <div className="thin-about">
      <div className="page-head">
        <div className="wrap">
          <div>
            <h1>
              <Words of={content.about} field="title" />
            </h1>
            <p className="lead-in">
              <Words of={businessInfo} field="description" own>
                {first}
              </Words>
            </p>
          </div>
        </div>
      </div>
      <div className="page-body">
        <div className="wrap">
          <div className="two">
            <div className="reads">
              {rest.map((sentence) => (
                <p key={sentence}>
                  <Words of={businessInfo} field="description" own>
                    {sentence}
                  </Words>
                </p>
              ))}
              <Actions />
            </div>
            <div className="frame">
              <Picture
                seed={`${artSeedOf(site)} about`}
                picture={content.about.picture}
                sizes={pictureSizes.half}
                width={640}
                height={800}
              />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

/**
 * What a visitor can do: the page that the site is about, call, write. The first one is the one that is wanted; `write`
 * is left out where the address stands beside it.
 */
export function Actions({ write = true }: { write?: boolean }) {
  const targets = thinActions(useSite(), usePages(), write)
  if (targets.length === 0) return null
  return (
    <p className="actions">
      {targets.map((target, index) => (
        <ActionLink key={target.kind} target={target} look={index === 0 ? 'primary' : 'quiet'} />
      ))}
    </p>
  )
}
