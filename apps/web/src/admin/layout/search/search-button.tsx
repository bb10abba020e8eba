import { IconSearch } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { KeyHint } from '../../../ui/key-hint/key-hint.tsx'
import { useOpenOverlay } from '../overlays.tsx'
import { searchMessages as words } from './messages.ts'
import styles from './search-button.module.css'

/** The button of the top bar that opens search or run. */
export function SearchButton() {
  const open = useOpenOverlay()
  return (
    <Button className={styles.search} aria-keyshortcuts="Control+K Meta+K" onClick={() => open('search')}>
      <IconSearch className="i" aria-hidden />
      <span className={styles.words}>{words.label}</span>
      <span className={styles.keys}>
        <KeyHint keys="mod+k" />
      </span>
    </Button>
  )
}
