import '../styles/ui/badge.css'
import type { ReactNode } from 'react'

export function Badge({ tone, children }: { tone?: 'ok' | 'warn' | 'err'; children: ReactNode }) {
  return <span className={tone ? `badge badge-${tone}` : 'badge'}>{children}</span>
}
