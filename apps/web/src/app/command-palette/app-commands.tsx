import { CommandPalette } from '../../ui/command-palette.tsx'
import { useAppCommands } from './commands.ts'

/** The command palette of the app (Ctrl or Cmd with K): every page, step and action by name. */
export function AppCommands({ asked }: { asked: number }) {
  return (
    <CommandPalette
      asked={asked}
      label="Commands"
      placeholder="Go to a step, or do something"
      nothingFound="Nothing of that name. Try the name of a step."
      commands={useAppCommands()}
    />
  )
}
