import { useId } from 'react'
import { chatMessages } from '../../domain/features/chat.ts'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { ChatPanel } from './index.tsx'

export function Page() {
  const id = useId()
  return (
    <>
      <PageHead title={chatMessages.title} lede={chatMessages.lede} />
      <PageBody>
        <section className="chat" aria-labelledby={id}>
          <ChatPanel titleId={id} />
        </section>
      </PageBody>
    </>
  )
}
