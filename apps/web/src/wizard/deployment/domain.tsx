import { isFieldShown, problemOfField, problemOfText, textOfField } from '@sitewright/builder'
import { formatProblem, writeField } from '@sitewright/site'
import { useState } from 'react'
import { useAnswers, useBuilder, useBuilderStore, useReplaceCount } from '../../builder/builder-context.tsx'
import { Switch } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import type { PanelProps } from './deployment.tsx'
import choiceStyles from '../frame/choice-list.module.css'
import styles from './deployment.module.css'

const field = 'deployment.domain'
const example = 'www.example.com'

/** The custom domain of the site. */
export function Domain({ deployment, merge }: PanelProps) {
  const { basePath, domain, ssl } = deployment
  const asksBasePath = useBuilder((state) => isFieldShown(state, 'deployment.basePath'))
  const replaced = useReplaceCount()
  return (
    <>
      <DomainField key={`domain ${replaced}`} />
      {asksBasePath && <BasePathField key={`base path ${replaced}`} />}
      <div className={`${choiceStyles.option} ${styles.option}`}>
        <Switch label="SSL" checked={ssl} onChange={(on) => merge({ ssl: on })} />
      </div>
      {domain === '' ? (
        <p className={styles.address}>
          The site will be at the address that the platform gives it, with {ssl ? 'https' : 'http'}.
        </p>
      ) : (
        <p className={styles.address}>
          The site will be at <output>{ssl ? `https://${domain}${basePath}` : domain + basePath}</output>
        </p>
      )}
      {!ssl && (
        <p className="err">
          Without https no browser installs the site or lets it work offline. Leave SSL on, if you can.
        </p>
      )}
    </>
  )
}

/** The field of a domain name; a pasted URL is reduced to its host name, and a note says so. */
function DomainField() {
  const store = useBuilderStore()
  const [text, setText] = useState(() => textOfField(store.get(), field))
  const [notice, setNotice] = useState('')
  const problem = problemOfText({ ...store.get(), typed: { [field]: text } }, field)
  const settle = (typed: string) => {
    const written = writeField(store.get().site, field, typed)
    if (!written.ok || written.notice === undefined) return
    setText(written.site.deployment.domain)
    setNotice(written.notice)
  }
  return (
    <TextField
      id={field}
      label="Domain"
      aside="Optional"
      placeholder={example}
      inputMode="url"
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
      help={
        notice === '' ? (
          'Used for the canonical links, the sitemap and the settings of the platforms.'
        ) : (
          <output>{notice}</output>
        )
      }
    />
  )
}

/** The folder of the host that the site stands in, as that of a repository on GitHub Pages. */
function BasePathField() {
  const field = 'deployment.basePath'
  const store = useBuilderStore()
  const conflict = problemOfField(useAnswers(), field)
  const [text, setText] = useState(() => textOfField(store.get(), field))
  const problem = problemOfText({ ...store.get(), typed: { [field]: text } }, field) ?? conflict
  return (
    <TextField
      id={field}
      label="Base path"
      aside="Optional"
      placeholder="/my-repo"
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value
        setText(typed)
        store.dispatch({ type: 'typeText', field, text: typed })
      }}
      error={problem && formatProblem(problem)}
      help="The folder that the site stands in. On GitHub Pages without a domain of yours it follows the name of the repository by itself."
    />
  )
}
