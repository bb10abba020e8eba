import { canGoTo, steps } from '@sitewright/builder'
import { useNavigate } from 'react-router'
import { useBuilder, useBuilderStore } from '../../builder/builder-context.tsx'
import { copyConfiguration, openConfigurationFiles, saveSiteJson } from '../../builder/configuration.ts'
import { shareMessages } from '../../builder/messages.ts'
import { requestSave } from '../../builder/save-request.ts'
import type { Command } from '../../ui/find-commands.ts'
import { setColorScheme } from '../../ui/color-scheme.ts'
import { appMessages } from '../messages.ts'
import { navEntries } from '../nav.ts'

/** Opens a file chooser without a control on the page. */
function pickFiles(take: (files: readonly File[]) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.accept = '.json,.zip,application/json,application/zip'
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])]
    if (files.length > 0) take(files)
  })
  input.click()
}

export function useAppCommands(): Command[] {
  const store = useBuilderStore()
  const state = useBuilder((each) => each)
  const navigate = useNavigate()
  const toSteps = steps.map(({ id, label, title }, index): Command => {
    const open = !state.isGenerating && canGoTo(state, index)
    return {
      id: `step-${id}`,
      label: `${index + 1} ${label}`,
      description: open ? title : 'Opens once the steps before it are complete',
      disabled: !open,
      onClick: () => void navigate(`/builder/${id}`)
    }
  })
  const doing: Command[] = [
    {
      id: 'open',
      label: 'Open configuration',
      description: 'The zip of a project, or its documents',
      onClick: () =>
        pickFiles((files) => void openConfigurationFiles(store, files).then(() => navigate('/builder')))
    },
    { id: 'link', label: 'Copy link', onClick: () => void copyConfiguration('link', store) },
    { id: 'command', label: 'Copy command', onClick: () => void copyConfiguration('command', store) },
    { id: 'curl', label: 'Copy curl', onClick: () => void copyConfiguration('curl', store) },
    { id: 'save', label: shareMessages.download, onClick: () => saveSiteJson(store) },
    { id: 'account', label: appMessages.saveToAccount, onClick: requestSave },
    { id: 'history', label: appMessages.history, onClick: () => void navigate('/history') },
    { id: 'projects', label: appMessages.projects, onClick: () => void navigate('/auth/projects') },
    { id: 'light', label: 'Colour theme: light', onClick: () => setColorScheme('light') },
    { id: 'dark', label: 'Colour theme: dark', onClick: () => setColorScheme('dark') },
    { id: 'auto', label: 'Colour theme: as the system', onClick: () => setColorScheme('auto') }
  ]
  const toPages = navEntries.map(({ to, label }): Command => ({
    id: `page-${to}`,
    label,
    onClick: () => void navigate(to)
  }))
  return [...toSteps, ...doing, ...toPages]
}
