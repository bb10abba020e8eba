import { useState } from 'react'
import { explorerMessages as words } from './messages.ts'
import styles from './tag-chips.module.css'

interface TagChipsProps {
  /** Each with how many calls it has. */
  tags: readonly { tag: string; count: number }[]
  /** The chosen one; empty for all. */
  value: string
  onChange: (tag: string) => void
}

/** How many are shown before all are asked for: the largest ones. */
const few = 5

/** The tags of the calls, to narrow the list to one of them; pressing it again shows all calls. */
export function TagChips({ tags, value, onChange }: TagChipsProps) {
  const [isOpen, setOpen] = useState(false)
  const largest = tags.toSorted((a, b) => b.count - a.count).slice(0, few)
  const shown = isOpen ? tags : tags.filter((each) => largest.includes(each) || each.tag === value)
  return (
    <div className={styles.chips} role="group" aria-label={words.tag}>
      <button type="button" aria-pressed={value === ''} onClick={() => onChange('')}>
        {words.allTags}
      </button>
      {shown.map(({ tag, count }) => (
        <button
          key={tag}
          type="button"
          aria-pressed={tag === value}
          onClick={() => onChange(tag === value ? '' : tag)}
        >
          {tag} <span className="num">{count}</span>
        </button>
      ))}
      {tags.length > few && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.fewerTags : words.moreTags(tags.length - shown.length)}
        </button>
      )}
    </div>
  )
}
