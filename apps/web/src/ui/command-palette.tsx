import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/spotlight/styles.layer.css'
import './styles/command-palette.css'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Mantine } from './mantine.tsx'

/** What the palette can do. */
export interface Command {
  id: string
  label: string
  description?: string
  disabled?: boolean
  onClick: () => void
}

interface CommandPaletteProps {
  /** How often it was asked for; it opens each time. */
  asked: number
  label: string
  placeholder: string
  /** What is said where no command has what was typed in its name. */
  nothingFound: string
  commands: readonly Command[]
}

/** Commands by name: a field, and a list that follows what is typed. */
export function CommandPalette({ asked, label, placeholder, nothingFound, commands }: CommandPaletteProps) {
  useEffect(() => {
    if (asked > 0) spotlight.open()
  }, [asked])
  return (
    <Mantine>
      <Spotlight
        actions={[...commands]}
        shortcut={null}
        lockScroll={false}
        attributes={{ content: { 'aria-label': label } }}
        nothingFound={nothingFound}
        highlightQuery
        scrollable
        maxHeight={420}
        radius={10}
        overlayProps={{ color: '#0b0c0a', backgroundOpacity: 0.55, blur: 0 }}
        searchProps={{
          placeholder,
          'aria-label': placeholder,
          leftSection: <IconSearch className="i" aria-hidden />
        }}
      />
    </Mantine>
  )
}
