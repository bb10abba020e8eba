import { CommandPalette } from '../../ui/command-palette.tsx'
import { useAppCommands } from './commands.ts'
import { appMessages as messages } from '../messages.ts'

/** The command palette of the app (Ctrl or Cmd with K): every page, step and action by name. */
export function AppCommands({ asked }: { asked: number }) {
  return (
    <CommandPalette
      asked={asked}
      label={messages.commands}
      placeholder={messages.commandsPlaceholder}
      nothingFound={messages.noCommand}
      commands={useAppCommands()}
    />
  )
}
