import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { createQueryClient } from '../../requests/query-client.ts'
import { useAuth, useView } from '../../sign-in/auth.tsx'
import { SatisfactionForm } from './satisfaction-form.tsx'
import { beginToAsk } from './satisfaction.api.ts'

/** The pages below which the question may stand. */
const pages = /^\/auth\/(?:projects|profile)(?:\/|$)/

interface SatisfactionPanelProps {
  userId: string
}

/**
 * Asks a member of a tenant how satisfied they are, below their own pages and never over them. It is there until it is
 * answered or put off, also on the next page; the server says whether it is time.
 */
export function SatisfactionPanel({ userId }: SatisfactionPanelProps) {
  const { session } = useAuth()
  const [client] = useState(() => createQueryClient(session))
  const isShown = pages.test(useLocation().pathname)
  const isViewed = useView() !== undefined
  return (
    <QueryClientProvider client={client}>
      {isShown && !isViewed && <Question key={userId} userId={userId} />}
    </QueryClientProvider>
  )
}

function Question({ userId }: SatisfactionPanelProps) {
  const { session } = useAuth()
  const [isOver, setOver] = useState(false)
  const { data: isAsked = false } = useQuery({
    queryKey: ['satisfaction', userId],
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: () => beginToAsk(session.call)
  })
  if (!isAsked || isOver) return null
  return <SatisfactionForm onDone={() => setOver(true)} />
}
