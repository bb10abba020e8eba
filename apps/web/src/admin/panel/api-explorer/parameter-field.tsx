import { useId } from 'react'
import type { JsonSchema, Parameter } from './api-document.ts'
import styles from './call-workspace.module.css'
import { explorerMessages as words } from './messages.ts'
import { SecretCompletion } from './secret-completion.tsx'
import { toText } from './request-draft.ts'

interface ParameterFieldProps {
  parameter: Parameter
  value: string
  /** The call was tried without it. */
  isMissing: boolean
  onChange: (value: string) => void
}

/** A parameter: name, type, place, whether it is required, and its field with description and example. */
export function ParameterField({ parameter, value, isMissing, onChange }: ParameterFieldProps) {
  const id = useId()
  const { name, required = false, description, schema = {}, example } = parameter
  const isRequired = required || parameter.in === 'path'
  const limits = describeLimits(schema)
  const help = [
    description ?? schema.description,
    limits,
    example !== undefined && words.example(toText(example))
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' · ')
  const wiring = {
    id,
    value,
    'aria-describedby': `${id}-help`,
    'aria-invalid': isMissing || undefined,
    'aria-required': isRequired || undefined
  }
  const choices = choicesOf(schema)
  return (
    <div className={styles.parameter}>
      <div>
        <label htmlFor={id} className="mono">
          {name}
        </label>
        <p className="mono">
          {typeNameOf(schema)} · {parameter.in}
        </p>
        {isRequired && <p className={styles.required}>{words.required}</p>}
      </div>
      <div>
        {choices === undefined ? (
          <input
            {...wiring}
            className="input mono"
            placeholder={isRequired ? undefined : words.any}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        ) : (
          <select
            {...wiring}
            className="input mono"
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          >
            <option value="">{words.any}</option>
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        )}
        {choices === undefined && <SecretCompletion text={value} onChange={onChange} />}
        <p id={`${id}-help`}>
          {isMissing && <b className={styles.fault}>{words.fillIn(name)} </b>}
          {help}
        </p>
      </div>
    </div>
  )
}

function choicesOf({ enum: choices, type }: JsonSchema): readonly string[] | undefined {
  if (choices !== undefined) return choices.map(toText)
  return type === 'boolean' ? ['true', 'false'] : undefined
}

function typeNameOf({ type, anyOf }: JsonSchema): string {
  const named = [type ?? anyOf?.map((each) => each.type ?? []) ?? 'any'].flat(2)
  return [...new Set(named.filter((each) => each !== 'null'))].join(' or ')
}

/** The least and the most of a number, where they are said; the bounds of all safe integers say nothing. */
function describeLimits({ minimum, maximum }: JsonSchema): string | undefined {
  if (minimum === undefined) return undefined
  return maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER
    ? words.from(minimum)
    : words.between(minimum, maximum)
}
