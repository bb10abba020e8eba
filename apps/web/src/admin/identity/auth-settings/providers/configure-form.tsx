import type { IdentityProvider, IdentityProviderChanges } from '@sitewright/api'
import type { CallFailure } from '@sitewright/client'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toMutationResult } from '../../../../requests/mutation-result.ts'
import { useBackend } from '../../../../sign-in/auth.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useForm, type FieldErrors, type FormErrors } from '../../../../ui/form.ts'
import { SubmitButton } from '../../../../ui/submit-button.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { toast } from '../../../../ui/toast.ts'
import { saveProvider } from '../auth-settings.api.ts'
import { BasicFields } from './basic-fields.tsx'
import styles from './configure.module.css'
import { MappingFields } from './mapping-fields.tsx'
import { configureMessages as words } from './messages.ts'
import {
  configureTabs,
  tabOfField,
  toFieldErrors,
  toProviderChanges,
  toProviderForm,
  validateProviderForm,
  type ConfigureTab
} from './provider-form.ts'
import { RestrictionFields } from './restriction-fields.tsx'
import { TestState } from './test-state.tsx'
import { useTestAndSave } from './use-test-and-save.ts'

interface ConfigureFormProps {
  provider: IdentityProvider
  onChanged: (changed: boolean) => void
  onClose: () => void
}

type Wanted = 'save' | 'test' | 'test-and-save'

/** The configuration of a provider on its three tabs. A field that is wrong brings its tab to the front. */
export function ConfigureForm({ provider, onChanged, onClose }: ConfigureFormProps) {
  const [tab, setTab] = useState<ConfigureTab>('basic')
  const wanted = useRef<Wanted>('save')
  const formElement = useRef<HTMLFormElement>(null)
  const isDemo = useBackend().backend.kind === 'demo'
  const save = useSave({ provider, onChanged, onClose })
  const test = useTestAndSave({
    provider,
    onPassed: (changes) => {
      // What was tested is what is saved.
      const isSame = JSON.stringify(changes) === JSON.stringify(toProviderChanges(provider, form.values))
      if (isSame) void save(changes, words.testedAndSaved, words.tested)
      else toast({ tone: 'warning', title: words.notSaved, text: words.changedMeanwhile })
    }
  })
  const show = (errors: FieldErrors): FieldErrors => {
    const [first] = Object.keys(errors)
    if (first !== undefined) flushSync(() => setTab(tabOfField(first)))
    return errors
  }
  const toErrors = ({ message, fields }: CallFailure): FormErrors => ({
    message,
    fields: show(toFieldErrors(fields))
  })
  const form = useForm({
    initial: toProviderForm(provider),
    validate: (values) => show(validateProviderForm(values)),
    send: async (values) => {
      const changes = toProviderChanges(provider, values)
      if (wanted.current !== 'save') {
        const failure = await test.begin(changes, wanted.current === 'test' ? 'test' : 'save')
        return failure && toErrors(failure)
      }
      if (changes === undefined) return { message: words.nothing }
      const failure = await save(changes, words.saved)
      return failure && toErrors(failure)
    }
  })
  const { values, message, sending, props } = form
  useEffect(() => onChanged(toProviderChanges(provider, values) !== undefined), [onChanged, provider, values])
  const isWaiting = test.state.kind === 'waiting'
  const panels = {
    basic: <BasicFields provider={provider} form={form} />,
    mapping: (
      <MappingFields
        provider={provider}
        form={form}
        trial={test.shownTrial}
        onTest={() => {
          wanted.current = 'test'
          formElement.current?.requestSubmit()
        }}
      />
    ),
    restrictions: <RestrictionFields provider={provider} form={form} />
  }
  return (
    <form className={`dense ${styles.form}`} ref={formElement} {...props}>
      <Tabs
        label={words.tabsLabel}
        value={tab}
        items={configureTabs.map((value) => ({ value, label: words.tabs[value] }))}
        onChange={setTab}
      >
        {configureTabs.map((value) => (
          <div key={value} className={styles.fields} hidden={value !== tab}>
            {panels[value]}
          </div>
        ))}
      </Tabs>
      {message !== undefined && (
        <p className="err" role="alert">
          {message}
        </p>
      )}
      <TestState state={test.state} onStop={test.stop} />
      {!isDemo && <p className="help">{words.testLead}</p>}
      <div className="dialog-footer">
        <Button onClick={onClose}>{words.cancel}</Button>
        <SubmitButton
          sending={sending}
          kind={isDemo ? 'go' : 'second'}
          onClick={() => {
            wanted.current = 'save'
          }}
        >
          {words.save}
        </SubmitButton>
        {!isDemo && (
          <SubmitButton
            sending={sending || isWaiting}
            onClick={() => {
              wanted.current = 'test-and-save'
            }}
          >
            {words.testAndSave}
          </SubmitButton>
        )}
      </div>
    </form>
  )
}

type Describe = (name: string) => string

/** Saves changes and closes; the failure where they were refused. */
function useSave({ provider: { id, displayName }, onChanged, onClose }: ConfigureFormProps) {
  const saving = useMutation(saveProvider)
  const finish = (describe: Describe): undefined => {
    onChanged(false)
    toast({ tone: 'success', text: describe(displayName) })
    onClose()
  }
  return async (
    changes: IdentityProviderChanges | undefined,
    describe: Describe,
    describeNothing: Describe = describe
  ): Promise<CallFailure | undefined> => {
    if (changes === undefined) return finish(describeNothing)
    const result = await toMutationResult(saving.mutateAsync({ path: { id }, body: changes }))
    if (result.kind === 'cancelled') return undefined
    if (result.kind === 'failed') {
      toast({ tone: 'danger', title: words.failed, text: result.failure.message })
      return result.failure
    }
    return finish(describe)
  }
}
