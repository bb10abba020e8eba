import { required, type Rules } from '../../domain/form.ts'
import { geolocationMessages } from '../../domain/messages/geolocation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useForm } from '../../ui/use-form.ts'

const rules: Rules<{ address: string }> = { address: [required(geolocationMessages.noAddress)] }
const initial = { address: '' }

/** An address typed by hand. It stays the text that it is: nobody looks up where it lies. */
export function AddressForm({ onEnter }: { onEnter: (address: string) => void }) {
  const form = useForm({
    initial,
    rules,
    send: async ({ address }) => {
      onEnter(address)
      return undefined
    }
  })
  return (
    <Form {...form.props} label={geolocationMessages.address}>
      <Field
        {...form.field('address')}
        label={geolocationMessages.address}
        required
        autoComplete="street-address"
      />
      <p className="actions">
        <Button type="submit" look="quiet">
          {geolocationMessages.keep}
        </Button>
      </p>
    </Form>
  )
}
