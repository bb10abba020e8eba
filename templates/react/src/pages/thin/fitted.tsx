import type { CSSProperties, ReactNode } from 'react'
import { longestWordWidth } from '../../domain/word-width.ts'

/** Gives what is in it the measure of its longest word, so that it fills its column and never breaks inside a word. */
export function Fitted({
  text,
  className,
  children
}: {
  text: string
  className?: string
  children: ReactNode
}) {
  const style: CSSProperties & Record<'--longest', number> = { '--longest': longestWordWidth(text) }
  return (
    <div className={className ? `fitted ${className}` : 'fitted'} style={style}>
      {children}
    </div>
  )
}
