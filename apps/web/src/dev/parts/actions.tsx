import { IconArrowRight, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { BrandLink } from '../../ui/brand.tsx'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { ColorSchemeButton } from '../../ui/color-scheme-button.tsx'
import { ConfirmFooter } from '../../ui/confirm-footer.tsx'
import { ProviderButtons, ProviderMark } from '../../ui/sign-in/providers.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Example, ExampleGroup, longText } from './example.tsx'

const kinds = ['go', 'second', 'quiet'] as const
const providers = ['google', 'github', 'microsoft', 'company'].map((id) => ({
  id,
  displayName: `With ${id}`
}))

function doNothing(): void {}

export function Actions() {
  const [tab, setTab] = useState('one')
  return (
    <ExampleGroup title="Actions">
      {kinds.map((kind) => (
        <Example key={kind} title={`Button: ${kind}`}>
          <Button kind={kind}>Default</Button>
          <Button kind={kind} size="sm">
            Small
          </Button>
          <Button kind={kind} size="lg">
            Large <IconArrowRight className="i" aria-hidden />
          </Button>
          <Button kind={kind} disabled>
            Disabled
          </Button>
          <Button kind={kind} aria-disabled>
            Waits
          </Button>
          {kind !== 'go' && (
            <Button kind={kind} className="danger">
              Removes
            </Button>
          )}
        </Example>
      ))}
      <Example title="ButtonLink, IconButton, ColorSchemeButton, BrandLink">
        <ButtonLink to="/dev/parts">A link</ButtonLink>
        <IconButton label="Search">
          <IconSearch className="i" aria-hidden />
        </IconButton>
        <IconButton label="Search, disabled" disabled>
          <IconSearch className="i" aria-hidden />
        </IconButton>
        <ColorSchemeButton />
        <BrandLink />
      </Example>
      <Example title="SubmitButton: ready, sending">
        <SubmitButton sending={false}>Save</SubmitButton>
        <SubmitButton sending>Save</SubmitButton>
      </Example>
      <Example title="ConfirmFooter: ready, busy" wide>
        <ConfirmFooter busy={false} label="Remove it" onCancel={doNothing} onConfirm={doNothing} />
        <ConfirmFooter busy label="Remove it" onCancel={doNothing} onConfirm={doNothing} />
      </Example>
      <Example title="ProviderButtons, ProviderMark">
        <ProviderButtons providers={providers} verb="Continue with" or="or" onPick={doNothing} />
        <ProviderMark id="github" />
      </Example>
      <Example title="Tabs" wide>
        <Tabs
          label="Example"
          value={tab}
          items={[
            { value: 'one', label: 'One' },
            { value: 'two', label: 'Two' },
            { value: 'three', label: 'A tab with a longer name' }
          ]}
          onChange={setTab}
        >
          <p>{`The panel of ${tab}.`}</p>
        </Tabs>
      </Example>
      <Example title="Long text">
        <Button>{longText.slice(0, 40)}</Button>
      </Example>
    </ExampleGroup>
  )
}
