import { useEffect, useRef } from 'react'
import type { Profile } from '../../domain/backend/port.ts'
import { authMessages } from '../../domain/messages/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Slots } from '../../ui/slots.tsx'
import type { useFormSession } from '../../ui/use-form.ts'

interface ProfileFormProps {
  form: ReturnType<typeof useFormSession<Profile>>
  onCancel: () => void
}

/** The profile's edit form; the fields of other features are part of it. */
export function ProfileForm({ form, onCancel }: ProfileFormProps) {
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  return (
    <Form {...form.props} label={authMessages.edit}>
      <Field label={authMessages.name} required autoComplete="name" ref={first} {...form.field('name')} />
      <div className="pair">
        <Field
          label={authMessages.email}
          type="email"
          required
          autoComplete="email"
          {...form.field('email')}
        />
        <Field label={authMessages.phone} type="tel" autoComplete="tel" {...form.field('phone')} />
      </div>
      <TextArea label={authMessages.bio} rows={4} autoComplete="off" {...form.field('bio')} />
      <Slots name="profile-fields" />
      <p className="actions">
        <Button type="submit" busy={form.busy}>
          {authMessages.save}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {authMessages.cancel}
        </Button>
      </p>
    </Form>
  )
}
