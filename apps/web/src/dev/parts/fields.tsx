import { useState } from 'react'
import { Checkbox, SegmentedControl, Switch } from '../../ui/choice.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Field, Options, SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Example, ExampleGroup, longText } from './example.tsx'
import styles from './parts.module.css'

const error = 'Name is required'

function doNothing(): void {}

export function Fields() {
  const [on, setOn] = useState(true)
  const [device, setDevice] = useState('phone')
  return (
    <ExampleGroup title="Fields">
      <Example title="TextField: empty, filled, help, error, disabled, long text" wide>
        <div className={styles.form}>
          <TextField label="Name" aside="Optional" placeholder="Brook Dental" />
          <TextField label="Name" defaultValue="Brook Dental" help="As it stands on the door." />
          <TextField label="Name" error={error} />
          <TextField label="Name" defaultValue="Brook Dental" disabled />
          <TextField label={longText} defaultValue={longText} help={longText} error={longText} />
        </div>
      </Example>
      <Example title="TextAreaField, SelectField, PasswordField, Field" wide>
        <div className={styles.form}>
          <TextAreaField label="Description" rows={3} defaultValue={longText} />
          <TextAreaField label="Description" rows={3} error={error} />
          <SelectField
            label="Country"
            defaultValue="pl"
            options={[
              ['pl', 'Poland'],
              ['ng', 'Nigeria']
            ]}
          />
          <select className="input" aria-label="A select by itself">
            <Options options={[['', 'All']]} />
          </select>
          <SelectField label="Country" disabled>
            <option>None</option>
          </SelectField>
          <PasswordField label="Password" autoComplete="current-password" defaultValue="plumb line" />
          <PasswordField label="Password" autoComplete="new-password" error="Password is too short" />
          <Field label="Any other control" help="The field wires label, help and error.">
            {(wiring) => <input {...wiring} type="range" />}
          </Field>
        </div>
      </Example>
      <Example title="CopyField: short, and of an address with help" wide>
        <div className={styles.form}>
          <CopyField label="Name" value="_sitewright.example.com" copy="Copy name" />
          <CopyField
            label="Link"
            help="Copy it now. It is not shown again."
            value={`https://example.com/shared/${longText.replaceAll(' ', '-')}`}
            copy="Copy"
            kind="go"
          />
        </div>
      </Example>
      <Example title="Switch: on, off, disabled">
        <Switch label="SSL" checked={on} onChange={setOn} />
        <Switch label="Off" checked={false} onChange={doNothing} />
        <Switch label="Disabled" checked disabled onChange={doNothing} />
        <Switch label="Label for screen readers only" quiet checked={on} onChange={setOn} />
      </Example>
      <Example title="Checkbox: on, off, disabled, long text">
        <Checkbox label="Analytics" checked={on} onChange={setOn} />
        <Checkbox label="Off" checked={false} onChange={doNothing} />
        <Checkbox label="Disabled" checked disabled onChange={doNothing} />
        <Checkbox label={longText} checked={false} onChange={doNothing} />
      </Example>
      <Example title="SegmentedControl">
        <SegmentedControl
          label="Device"
          name="device"
          value={device}
          options={[
            { value: 'phone', label: 'Phone' },
            { value: 'tablet', label: 'Tablet' },
            { value: 'desktop', label: 'Desktop' }
          ]}
          onChange={setDevice}
        />
      </Example>
    </ExampleGroup>
  )
}
