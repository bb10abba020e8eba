import type { View } from '@sitewright/api'
import { IconPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { viewMessages as words } from './messages.ts'
import { useMayChangeView } from './use-may-change-view.ts'
import { toViewAddress } from './view-address.ts'
import { ViewDialog } from './view-dialog.tsx'
import { ViewMenu } from './view-menu.tsx'
import { changeView, onViewError } from './saved-views.api.ts'

interface ViewActionsProps {
  /** The view that is shown now, of those that are saved. */
  current: View | undefined
  /** Whether something else is shown by now than it keeps. */
  hasChanged: boolean
  /** The first of them, before which another one is moved. */
  first: View | undefined
  query: string
  /** Whether a built-in view shows the same. */
  isBuiltIn: boolean
}

/** Saves what is shown as a view, or changes the view that is shown. */
export function ViewActions({ current, hasChanged, first, query, isBuiltIn }: ViewActionsProps) {
  const [, setQuery] = useSearchParams()
  const [dialog, setDialog] = useState<{ opened: boolean; view: View | undefined }>({
    opened: false,
    view: undefined
  })
  const open = (view: View | undefined): void => setDialog({ opened: true, view })
  if (isBuiltIn) return null
  return (
    <>
      {current === undefined && <SaveButton label={words.save} onClick={() => open(undefined)} />}
      {current !== undefined && <ViewMenu view={current} first={first} onRename={() => open(current)} />}
      {current !== undefined && hasChanged && (
        <>
          <SaveOver view={current} query={query} />
          <SaveButton label={words.saveAsNew} onClick={() => open(undefined)} />
          <ButtonLink kind="quiet" size="sm" to={{ search: toViewAddress(current) }}>
            {words.discard}
          </ButtonLink>
        </>
      )}
      <ViewDialog
        view={dialog.view}
        query={query}
        opened={dialog.opened}
        onClose={() => setDialog((before) => ({ ...before, opened: false }))}
        onAdded={(view) => setQuery(toViewAddress(view), { replace: true, preventScrollReset: true })}
      />
    </>
  )
}

function SaveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button kind="quiet" size="sm" onClick={onClick}>
      <IconPlus className="i" aria-hidden />
      {label}
    </Button>
  )
}

/** Saves what is shown in the view, in place of what it had. */
function SaveOver({ view, query }: { view: View; query: string }) {
  const change = useMutation({ ...changeView, onError: onViewError })
  if (!useMayChangeView()(view)) return null
  const save = (): void =>
    change.mutate(
      { path: { id: view.id }, body: { query } },
      { onSuccess: () => toast({ tone: 'success', text: words.saved(view.name) }) }
    )
  return (
    <Button
      kind="quiet"
      size="sm"
      aria-disabled={change.isPending || undefined}
      onClick={() => {
        if (!change.isPending) save()
      }}
    >
      {words.saveChanges}
    </Button>
  )
}
