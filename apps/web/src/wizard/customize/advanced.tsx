import { checkCustomCss } from '@sitewright/site'
import { useMemo } from 'react'
import { Switch } from '../../ui/choice.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import type { PanelProps } from './customize.tsx'
import styles from './customize.module.css'
import { useTextField } from '../use-text-field.ts'
import { customizeMessages } from './messages.ts'

/** Animations and custom CSS. */
export function Advanced({ customization, merge }: PanelProps) {
  const { animations } = customization
  const css = useTextField('customization.customCSS')
  const checked = useMemo(() => checkCustomCss(css.value), [css.value])
  return (
    <>
      <div className={styles.onoff}>
        <div>
          <h2>{customizeMessages.animations}</h2>
          <p>{customizeMessages.animationsHelp}</p>
        </div>
        <Switch
          label={customizeMessages.animations}
          quiet
          checked={animations}
          onChange={(on) => merge({ animations: on })}
        />
      </div>
      <div className={styles.section}>
        <TextAreaField
          {...css}
          label={customizeMessages.css}
          help={customizeMessages.cssHelp}
          error={checked.ok ? css.error : customizeMessages.cssRefused(checked.problems.length)}
          inputClass="mono"
          rows={9}
          spellCheck={false}
          autoCapitalize="off"
        />
        {!checked.ok && (
          <ul className={styles.problems} aria-label={customizeMessages.cssProblems}>
            {checked.problems.map(({ line, column, message, remedy }) => (
              <li key={`${line}:${column} ${message}`}>
                <b className="num">{customizeMessages.cssAt(line, column)}</b> {message} {remedy}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
