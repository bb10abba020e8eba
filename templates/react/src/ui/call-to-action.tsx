import '../styles/ui/call-to-action.css'
import { useId } from 'react'
import { ButtonLink } from './button.tsx'
import { Picture } from './picture.tsx'
import { useContent } from './site-context.tsx'

/** The last word of a page: what to do next. */
export function CallToAction() {
  const id = useId()
  const { callToAction } = useContent()
  return (
    <section className="sec cta" aria-labelledby={id}>
      <div className="wrap">
        <div className="cta-in">
          <div className="cta-copy">
            <h2 id={id}>{callToAction.title}</h2>
            <p className="lede">{callToAction.text}</p>
            <p className="actions">
              <ButtonLink page={callToAction.action.page}>{callToAction.action.label}</ButtonLink>
            </p>
          </div>
          <div className="cta-art">
            <Picture src="call-to-action" look="tiles" width={600} height={500} />
          </div>
        </div>
      </div>
    </section>
  )
}
