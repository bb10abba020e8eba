import '../styles/ui/call-to-action.css'
import { useId } from 'react'
import { MainAction } from './main-action.tsx'
import { Picture } from './picture.tsx'
import { useContent } from './site-context.tsx'
import { Words } from './words.tsx'

/** The call to action at the end of a page. */
export function CallToAction() {
  const id = useId()
  const { title, text, action } = useContent().callToAction
  if (title === undefined && text === undefined) return null
  const name = title === undefined ? { 'aria-label': action.label } : { 'aria-labelledby': id }
  return (
    <section className="sec cta" {...name}>
      <div className="wrap">
        <div className="cta-in">
          <div className="cta-copy">
            {title && (
              <h2 id={id}>
                <Words of={title} />
              </h2>
            )}
            {text && (
              <p className="lede">
                <Words of={text} />
              </p>
            )}
            <p className="actions">
              <MainAction action={action} here="else" />
            </p>
          </div>
          <div className="cta-art">
            <Picture seed="call-to-action" look="tiles" width={600} height={500} />
          </div>
        </div>
      </div>
    </section>
  )
}
