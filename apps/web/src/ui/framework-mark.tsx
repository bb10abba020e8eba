import { frameworkOf, type FrameworkId } from '@sitewright/catalog'
import type { ReactNode } from 'react'

const frame = { viewBox: '0 0 32 32', width: 28, height: 28, 'aria-hidden': true } as const

/** Monochrome logos of the frameworks that have one. */
const marks: Partial<Record<FrameworkId, ReactNode>> = {
  react: (
    <svg {...frame} fill="none" stroke="currentColor" strokeWidth="1.5">
      <circle cx="16" cy="16" r="2.6" fill="currentColor" stroke="none" />
      <ellipse cx="16" cy="16" rx="13" ry="5" />
      <ellipse cx="16" cy="16" rx="13" ry="5" transform="rotate(60 16 16)" />
      <ellipse cx="16" cy="16" rx="13" ry="5" transform="rotate(120 16 16)" />
    </svg>
  ),
  vue: (
    <svg {...frame}>
      <path d="M2 4h6l8 14 8-14h6L16 28.500z" fill="currentColor" opacity=".45" />
      <path d="M8 4h5.200L16 9l2.800-5H24l-8 14z" fill="currentColor" />
    </svg>
  ),
  angular: (
    <svg {...frame}>
      <path d="M16 2l13 4.600-2 17.200L16 30 5 23.800 3 6.600z" fill="currentColor" />
      <path
        d="M16 6l-7.400 16.600h3.100l1.500-3.800h5.600l1.500 3.800h3.100zm1.900 10.200h-3.800L16 11.600z"
        fill="var(--paper)"
      />
    </svg>
  ),
  svelte: (
    <svg {...frame} fill="none" stroke="currentColor" strokeWidth="4.2" strokeLinecap="round">
      <path d="M24 9.500c-2-3.500-6-4.200-9-2.300l-5 3.200c-3.600 2.400-3 7.400 1.200 8.200l9.600-5.200" />
      <path d="M8 22.500c2 3.500 6 4.200 9 2.300l5-3.200c3.600-2.400 3-7.400-1.200-8.200l-9.600 5.200" />
    </svg>
  )
}

/** The logo of a framework, or the first letter of its name. */
export function FrameworkMark({ id }: { id: FrameworkId }) {
  return marks[id] ?? <Initial name={frameworkOf(id).name} />
}

function Initial({ name }: { name: string }) {
  return (
    <svg {...frame}>
      <text x="16" y="25" fontSize="26" textAnchor="middle" fill="currentColor">
        {name.slice(0, 1)}
      </text>
    </svg>
  )
}
