import { useHotkeys } from '@mantine/hooks'
import { IconCommand } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }))

/** Opens the command palette, which is loaded with the first use. */
export function CommandPaletteTrigger() {
  const [asked, setAsked] = useState(0)
  const ask = () => setAsked((times) => times + 1)
  useHotkeys([['mod+K', ask]], [])
  return (
    <>
      <IconButton label="Commands (Ctrl K)" aria-keyshortcuts="Control+K Meta+K" onClick={ask}>
        <IconCommand className="i" aria-hidden />
      </IconButton>
      {asked > 0 && (
        <Suspense>
          <CommandPalette asked={asked} />
        </Suspense>
      )}
    </>
  )
}
