import { checkCustomCss } from '@sitewright/site'
import { useMemo } from 'react'
import { Switch } from '../../ui/choice.tsx'
import { AreaField } from '../../ui/field.tsx'
import type { PanelProps } from './customize.tsx'
import styles from './customize.module.css'
import { customizeMessages } from './messages.ts'

/** Animations, and style rules of the owner's own. */
export function Advanced({ customization, merge }: PanelProps) {
  const { animations, customCSS } = customization
  const checked = useMemo(() => checkCustomCss(customCSS), [customCSS])
  return (
    <>
      <div className={styles.onoff}>
        <div>
          <h2>Animations</h2>
          <p>Off for visitors who ask for less motion.</p>
        </div>
        <Switch label="Animations" quiet checked={animations} onChange={(on) => merge({ animations: on })} />
      </div>
      <div className={styles.section}>
        <AreaField
          id="customization.customCSS"
          label="Custom CSS"
          help={customizeMessages.cssHelp}
          error={checked.ok ? undefined : customizeMessages.cssRefused(checked.problems.length)}
          inputClass="mono"
          rows={9}
          spellCheck={false}
          autoCapitalize="off"
          value={customCSS}
          onChange={(event) => merge({ customCSS: event.currentTarget.value })}
        />
        {!checked.ok && (
          <ul className={styles.problems} aria-label="Problems of the custom CSS">
            {checked.problems.map(({ line, column, message, remedy }) => (
              <li key={`${line}:${column} ${message}`}>
                <b className="num">
                  Line {line}, column {column}:
                </b>{' '}
                {message} {remedy}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
