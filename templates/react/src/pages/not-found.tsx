import '../styles/page.css'
import { pageMessages } from '../domain/messages.ts'
import { waysOut } from '../domain/actions.ts'
import { Picture } from '../ui/picture.tsx'
import { useContent } from '../ui/site-context.tsx'
import { Ways } from '../ui/page-head.tsx'

export function Page() {
  const content = useContent()
  const { action } = content.hero
  return (
    <div className="wrap msg">
      <div className="stack">
        <h1>{pageMessages.notFoundTitle}</h1>
        <p className="lede">{pageMessages.notFound}</p>
        <Ways items={[...waysOut(content), { page: action.page, of: action, field: 'label' }]} />
      </div>
      <div className="frame">
        <Picture seed="not-found" width={700} height={700} />
      </div>
    </div>
  )
}
