import type { ItemFieldAddress } from '@sitewright/builder'
import type { Site } from '@sitewright/site'
import { useState } from 'react'
import { useBuilder, useDispatch } from '../../../builder/builder-context.tsx'
import type { EditSite } from './use-lists.ts'

/** What a field understood of a text: an edit of the site, or a sentence that says why it is refused. */
export type Understood =
  | {
      readonly ok: true
      readonly change: (site: Site) => Site
      /** What it was understood as, where that is not what was typed. */
      readonly meaning?: string
    }
  | { readonly ok: false; readonly message: string }

interface TypedFieldOptions {
  readonly address: ItemFieldAddress
  /** Names the field where the owner is asked to correct it. */
  readonly label: string
  /** The text of the value that the site has. */
  readonly current: string
  readonly understand: (text: string) => Understood
  readonly edit: EditSite
}

/** Props of a text control of a list, and what is said beside it. */
export interface TypedField {
  readonly control: {
    readonly id: ItemFieldAddress
    readonly value: string
    readonly onChange: (event: { currentTarget: { value: string } }) => void
    readonly onBlur: () => void
  }
  readonly error: string | undefined
  readonly meaning: string | undefined
}

/**
 * Wires a control to a value of a list. The site follows each letter that can be understood; what cannot is refused when
 * the field is left, stays as it was typed, and the site keeps the last value.
 */
export function useTypedField({ address, label, current, understand, edit }: TypedFieldOptions): TypedField {
  const dispatch = useDispatch()
  const [text, setText] = useState<string>()
  const refused = useBuilder((state) => state.typedItems[address])
  const value = text ?? refused?.text ?? current
  const understood = understand(value)
  const drop = (): void => {
    if (refused !== undefined) dispatch({ type: 'typeItem', address, item: undefined })
  }
  return {
    control: {
      id: address,
      value,
      onChange: ({ currentTarget }) => {
        const next = currentTarget.value
        setText(next)
        const read = understand(next)
        if (!read.ok) return
        drop()
        edit(read.change)
      },
      onBlur: () => {
        setText(undefined)
        if (understood.ok) drop()
        else if (text !== undefined) dispatch({ type: 'typeItem', address, item: { text, label } })
      }
    },
    error: !understood.ok && refused?.text === value ? understood.message : undefined,
    meaning:
      text !== undefined && understood.ok && understood.meaning !== text ? understood.meaning : undefined
  }
}
