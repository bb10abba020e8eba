import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.ts'
import { addSnippet, changeSnippet, deleteSnippet, snippetsQuery } from '../database.api.ts'
import { historyAndSnippetsMessages as words } from './history-and-snippets-messages.ts'
import styles from './query.module.css'

interface SnippetsTabProps {
  statement: string
  onUse: (statement: string) => void
}

const onError = (error: Error): void => toast({ tone: 'danger', title: words.failedAct, text: error.message })

/** The statements that one keeps under a name. */
export function SnippetsTab({ statement, onUse }: SnippetsTabProps) {
  const query = useQuery(snippetsQuery)
  const change = useMutation({ ...changeSnippet, onError })
  const remove = useMutation({ ...deleteSnippet, onError })
  const isEmpty = statement.trim() === ''
  return (
    <>
      {isEmpty ? <p className={styles.note}>{words.nothing}</p> : <SaveForm statement={statement} />}
      <QueryBoundary query={query} rows={3}>
        {({ snippets }) =>
          snippets.length === 0 ? (
            <p className={styles.note}>{words.noSnippet}</p>
          ) : (
            <ul className={styles.kept}>
              {snippets.map(({ id, name, statement: kept }) => (
                <li key={id}>
                  <div>
                    <b>{name}</b>
                    <pre className={styles.statement}>{kept}</pre>
                  </div>
                  <span className={styles.keptActions}>
                    <Button size="sm" aria-label={words.insert(name)} onClick={() => onUse(kept)}>
                      {words.use}
                    </Button>
                    {!isEmpty && (
                      <Button
                        size="sm"
                        kind="quiet"
                        aria-label={words.updateIt(name)}
                        onClick={() =>
                          change.mutate(
                            { path: { id }, body: { statement } },
                            { onSuccess: () => toast({ tone: 'success', text: words.saved(name) }) }
                          )
                        }
                      >
                        {words.update}
                      </Button>
                    )}
                    <Button
                      size="sm"
                      kind="quiet"
                      aria-label={words.deleteIt(name)}
                      onClick={() =>
                        remove.mutate(
                          { path: { id } },
                          { onSuccess: () => toast({ tone: 'success', text: words.deleted(name) }) }
                        )
                      }
                    >
                      {words.delete}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </>
  )
}

function SaveForm({ statement }: { statement: string }) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const add = useMutation({
    ...addSnippet,
    onSuccess: () => {
      toast({ tone: 'success', text: words.saved(name.trim()) })
      setName('')
      setError(undefined)
    },
    onError: (failed: Error) => setError(failed.message)
  })
  const save = (event: FormEvent): void => {
    event.preventDefault()
    if (!add.isPending) add.mutate({ body: { name, statement } })
  }
  return (
    <form className={styles.saveForm} onSubmit={save}>
      <TextField
        label={words.name}
        value={name}
        error={error}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit">{words.save}</Button>
    </form>
  )
}
