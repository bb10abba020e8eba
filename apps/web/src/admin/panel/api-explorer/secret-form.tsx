import type { ExplorerSecret } from '@sitewright/api'
import { explorerSecretLimits } from '@sitewright/api/limits'
import { useMutation } from '@tanstack/react-query'
import { toMutationResult } from '../../../requests/mutation-result.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { secretMessages as words } from './secret-messages.ts'
import { addSecret, replaceSecret } from './secrets.api.ts'

interface SecretFormProps {
  /** The one whose value is replaced; a new one without it. */
  secret?: ExplorerSecret
  onDone: () => void
}

/** Takes the name and the value of a secret, or a new value alone. */
export function SecretForm({ secret, onDone }: SecretFormProps) {
  const add = useMutation(addSecret)
  const replace = useMutation(replaceSecret)
  const form = useForm({
    initial: { name: secret?.name ?? '', value: '' },
    validate: ({ name, value }) => ({
      ...(/^[a-z0-9][a-z0-9-]{0,39}$/.test(name.trim()) ? {} : { name: words.nameFault }),
      ...(value.length >= explorerSecretLimits.shortest
        ? {}
        : { value: words.valueFault(explorerSecretLimits.shortest) })
    }),
    send: async ({ name: typed, value }) => {
      const name = typed.trim()
      const result = await toMutationResult<unknown>(
        secret === undefined
          ? add.mutateAsync({ body: { name, value } })
          : replace.mutateAsync({ path: { id: secret.id }, body: { value } })
      )
      if (result.kind === 'failed') return { message: result.failure.message }
      if (result.kind === 'done') {
        toast({ tone: 'success', text: words.kept(name) })
        onDone()
      }
      return undefined
    }
  })
  return (
    <form className="question" {...form.props}>
      {form.message !== undefined && <Banner tone="danger">{form.message}</Banner>}
      {secret === undefined && (
        <TextField
          label={words.name}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputClass="mono"
          {...form.text('name')}
        />
      )}
      <TextField
        label={words.value}
        help={words.valueHelp}
        type="password"
        autoComplete="off"
        maxLength={explorerSecretLimits.longest}
        inputClass="mono"
        {...form.text('value')}
      />
      <div className="dialog-footer">
        {secret !== undefined && <Button onClick={onDone}>{words.cancel}</Button>}
        <SubmitButton sending={form.sending}>{secret === undefined ? words.add : words.save}</SubmitButton>
      </div>
    </form>
  )
}
