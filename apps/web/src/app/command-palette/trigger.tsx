import { useHotkeys } from '@mantine/hooks'
import { IconCommand } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyOnFirstUse } from '../../lib/lazy-on-first-use.tsx'
import { IconButton } from '../../ui/button.tsx'
import { appMessages as messages } from '../messages.ts'

const AppCommands = lazyOnFirstUse(
  async () => (await import('./app-commands.tsx')).AppCommands,
  ({ asked }) => asked > 0
)

/** Opens the command palette, which is loaded with the first use. */
export function CommandPaletteTrigger() {
  const [asked, setAsked] = useState(0)
  const ask = () => setAsked((times) => times + 1)
  useHotkeys([['mod+K', ask]], [])
  return (
    <>
      <IconButton label={messages.commandsKey} aria-keyshortcuts="Control+K Meta+K" onClick={ask}>
        <IconCommand className="i" aria-hidden />
      </IconButton>
      <AppCommands asked={asked} />
    </>
  )
}
