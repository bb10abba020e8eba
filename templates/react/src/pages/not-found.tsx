import '../styles/pages/message.css'
import { pageMessages } from '../domain/messages.ts'
import { frameMessages } from '../domain/messages/frame.ts'
import { Picture } from '../ui/picture.tsx'
import { useContent } from '../ui/site-context.tsx'
import { Ways } from '../ui/ways.tsx'

export function Page() {
  const { hero, services } = useContent()
  const ways = [
    { page: 'home', label: frameMessages.home },
    { page: 'services', label: services?.title ?? '' },
    hero.action
  ]
  return (
    <div className="wrap msg">
      <div className="stack">
        <h1>{pageMessages.notFoundTitle}</h1>
        <p className="lede">{pageMessages.notFound}</p>
        <Ways items={ways} />
      </div>
      <div className="frame">
        <Picture seed="not-found" look="horizon" width={700} height={700} />
      </div>
    </div>
  )
}
