import { isFieldShown, problemOfField, problemOfText, siteUrl, textOfField } from '@sitewright/builder'
import { formatProblem, readField, writeField } from '@sitewright/site'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useAnswers, useBuilder, useBuilderStore, useReplaceCount } from '../../builder/builder-context.tsx'
import { Switch } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import type { PanelProps } from './deployment.tsx'
import { deploymentMessages as messages } from './messages.ts'
import choiceStyles from '../frame/choice-list.module.css'
import styles from './deployment.module.css'

/** The address of the site: its custom domain, and the folder of its host that it stands in. */
export function DomainFields({ deployment, merge }: PanelProps) {
  const { ssl } = deployment
  const address = siteUrl(deployment)
  const asksBasePath = useBuilder((state) => isFieldShown(state, 'deployment.basePath'))
  const replaced = useReplaceCount()
  return (
    <>
      <AddressField
        key={`domain ${replaced}`}
        field="deployment.domain"
        label={messages.domain}
        placeholder={messages.domainExample}
        inputMode="url"
        help={messages.domainHelp}
      />
      {asksBasePath && (
        <AddressField
          key={`base path ${replaced}`}
          field="deployment.basePath"
          label={messages.basePath}
          placeholder={messages.basePathExample}
          help={messages.basePathHelp}
        />
      )}
      <div className={`${choiceStyles.option} ${styles.option}`}>
        <Switch label={messages.ssl} checked={ssl} onChange={(on) => merge({ ssl: on })} />
      </div>
      {address === undefined ? (
        <p className={styles.address}>{messages.siteWith(ssl ? 'https' : 'http')}</p>
      ) : (
        <p className={styles.address}>
          {messages.siteAt} <output>{address}</output>
        </p>
      )}
      {!ssl && <p className="err">{messages.withoutHttps}</p>}
    </>
  )
}

interface AddressFieldProps extends Pick<ComponentProps<typeof TextField>, 'inputMode' | 'placeholder'> {
  field: 'deployment.domain' | 'deployment.basePath'
  label: string
  help: ReactNode
}

/**
 * A field of the address, with what speaks against its text or against the choice. What was pasted or left is reduced to
 * what counts, as a URL to its host name, and a note says so.
 */
function AddressField({ field, help, ...control }: AddressFieldProps) {
  const store = useBuilderStore()
  const conflict = problemOfField(useAnswers(), field)
  const [text, setText] = useState(() => textOfField(store.get(), field))
  const [notice, setNotice] = useState('')
  const problem = problemOfText({ ...store.get(), typed: { [field]: text } }, field) ?? conflict
  const settle = (typed: string) => {
    const { site, checkCss } = store.get()
    const written = writeField(site, field, typed, checkCss)
    if (!written.ok || written.notice === undefined) return
    setText(readField(written.site, field))
    setNotice(written.notice)
  }
  return (
    <TextField
      {...control}
      id={field}
      aside={messages.optional}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value
        setText(typed)
        setNotice('')
        store.dispatch({ type: 'typeText', field, text: typed })
        if ((event.nativeEvent as InputEvent).inputType === 'insertFromPaste') settle(typed)
      }}
      onBlur={() => settle(text)}
      error={problem && formatProblem(problem)}
      help={notice === '' ? help : <output>{notice}</output>}
    />
  )
}
