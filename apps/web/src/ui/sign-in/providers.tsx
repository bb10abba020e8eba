import { IconKey } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import styles from './providers.module.css'

const size = { width: 16, height: 16, 'aria-hidden': true } as const

const marks: Readonly<Record<string, ReactNode>> = {
  google: (
    <svg {...size} viewBox="0 0 18 18">
      <path
        fill="#4285F4"
        d="M17.6 9.200c0-.6 0-1.2-.2-1.700H9v3.400h4.800a4.1 4.1 0 0 1-1.8 2.700v2.200h2.900a8.8 8.8 0 0 0 2.7-6.600z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.4 0 4.5-.8 6-2.200l-3-2.200a5.4 5.4 0 0 1-8-2.900H1v2.300A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M4 10.700a5.4 5.4 0 0 1 0-3.400V5H1a9 9 0 0 0 0 8z" />
      <path
        fill="#EA4335"
        d="M9 3.600c1.3 0 2.5.4 3.4 1.300L15 2.300A9 9 0 0 0 1 5l3 2.300a5.4 5.4 0 0 1 5-3.700z"
      />
    </svg>
  ),
  github: (
    <svg {...size} viewBox="0 0 16 16" fill="currentColor">
      <path d="M8 0a8 8 0 0 0-2.5 15.600c.4 0 .5-.2.5-.4v-1.400c-2.2.5-2.7-1-2.7-1-.4-1-.9-1.2-.9-1.2-.7-.5.1-.5.1-.5.8 0 1.2.8 1.2.8.7 1.2 1.9.9 2.3.7 0-.5.3-.9.5-1.1-1.8-.2-3.6-.9-3.6-4 0-.9.3-1.6.8-2.1 0-.2-.4-1 .1-2.1 0 0 .7-.2 2.2.8a7.6 7.6 0 0 1 4 0c1.5-1 2.2-.8 2.2-.8.4 1.1.2 1.9.1 2.1.5.6.8 1.3.8 2.1 0 3.1-1.9 3.7-3.7 4 .3.2.6.7.6 1.500v2.200c0 .2.1.5.5.4A8 8 0 0 0 8 0z" />
    </svg>
  ),
  microsoft: (
    <svg {...size} viewBox="0 0 16 16">
      <path fill="#F25022" d="M0 0h7.600v7.600H0z" />
      <path fill="#7FBA00" d="M8.4 0H16v7.600H8.400z" />
      <path fill="#00A4EF" d="M0 8.400h7.600V16H0z" />
      <path fill="#FFB900" d="M8.4 8.400H16V16H8.400z" />
    </svg>
  )
}

/** The logo of a sign-in provider; a key for one that has none here. */
export function ProviderMark({ id }: { id: string }) {
  return marks[id] ?? <IconKey className="i s" aria-hidden />
}

interface ProviderButtonsProps {
  providers: readonly { id: string; displayName: string }[]
  /** The verb before the name of the provider. */
  verb: string
  /** The divider's text between the buttons and the form. */
  or?: string | undefined
  onPick: (id: string) => void
}

/** Social login: one button for each enabled provider; nothing where there is none. */
export function ProviderButtons({ providers, verb, or, onPick }: ProviderButtonsProps) {
  if (providers.length === 0) return null
  return (
    <>
      <div className={styles.row}>
        {providers.map(({ id, displayName }) => (
          <Button key={id} aria-label={`${verb} ${displayName}`} onClick={() => onPick(id)}>
            <ProviderMark id={id} />
            {displayName}
          </Button>
        ))}
      </div>
      {or !== undefined && <p className={styles.or}>{or}</p>}
    </>
  )
}
