import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/spotlight/styles.layer.css'
import './command-palette.css'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Mantine } from '../../ui/mantine.tsx'
import { usePaletteActions } from './actions.tsx'

/** The command palette (Ctrl or Cmd with K): every page, step and action by name. */
export function CommandPalette({ asked }: { asked: number }) {
  const actions = usePaletteActions()
  useEffect(() => {
    if (asked > 0) spotlight.open()
  }, [asked])
  return (
    <Mantine>
      <Spotlight
        actions={actions}
        shortcut={null}
        lockScroll={false}
        attributes={{ content: { 'aria-label': 'Commands' } }}
        nothingFound="Nothing of that name. Try the name of a step."
        highlightQuery
        scrollable
        maxHeight={420}
        radius={10}
        overlayProps={{ color: '#0b0c0a', backgroundOpacity: 0.55, blur: 0 }}
        searchProps={{
          placeholder: 'Go to a step, or do something',
          'aria-label': 'Go to a step, or do something',
          leftSection: <IconSearch className="i" aria-hidden />
        }}
      />
    </Mantine>
  )
}
