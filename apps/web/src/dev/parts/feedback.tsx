import { permissionIds } from '@sitewright/api/access'
import { useState, type FormEvent } from 'react'
import { Banner, ToneIcon } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { CommandPalette } from '../../ui/command-palette.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Confidence, Gauge } from '../../ui/gauge.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { OutdatedBanner } from '../../ui/outdated-banner.tsx'
import { RoleRights } from '../../ui/role-rights.tsx'
import { LoadFailed, Placeholder } from '../../ui/preview-pane/placeholder.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Status } from '../../ui/status.tsx'
import { toast } from '../../ui/toast.ts'
import type { Tone } from '../../ui/tone.ts'
import { Example, ExampleGroup, longText } from './example.tsx'
import styles from './parts.module.css'

const refusedForm = {
  message: 'A message that is longer than a line says why the form was refused.',
  sending: false,
  props: { noValidate: true, method: 'post', onSubmit: (event: FormEvent) => event.preventDefault() }
} as const

const tones: readonly Tone[] = ['info', 'success', 'warning', 'danger']

function doNothing(): void {}

export function Feedback() {
  return (
    <ExampleGroup title="Feedback">
      <Example title="Banner in each tone, long text" wide>
        {tones.map((tone) => (
          <Banner key={tone} tone={tone}>{`This is ${tone}.`}</Banner>
        ))}
        <Banner tone="warning">{longText}</Banner>
      </Example>
      <Example title="Status, ToneIcon and badges in each tone">
        {tones.map((tone) => (
          <Status key={tone} tone={tone}>
            {tone}
          </Status>
        ))}
        <Status>off</Status>
        {tones.map((tone) => (
          <ToneIcon key={tone} tone={tone} />
        ))}
        {[...tones, 'rule', 'out', ''].map((tone) => (
          <span key={tone} className={`badge ${tone}`}>
            {tone || 'plain'}
          </span>
        ))}
      </Example>
      <Example title="RoleRights: none, ordinary ones, those of the admin area" wide>
        <RoleRights role={{ name: 'User', permissions: [] }} />
        <RoleRights role={{ name: 'Editor', permissions: ['content.read', 'content.write'] }} />
        <RoleRights role={{ name: 'Owner', permissions: permissionIds }} />
      </Example>
      <Example title="OutdatedBanner" wide>
        <OutdatedBanner title="The advice is older" text={longText}>
          <Button>Renew it</Button>
        </OutdatedBanner>
        <OutdatedBanner strip title="The project is older" text="You changed two answers since." />
      </Example>
      <Example title="Loading, empty, failed: Skeleton, box, LoadError" wide>
        <Skeleton rows={2} label="Loading..." />
        <div className="box">
          <span />
          <div>
            <h3>Nothing yet</h3>
            <p>What is added here appears in this list.</p>
            <Button>Add one</Button>
          </div>
        </div>
        <LoadError message="The server does not answer." onRetry={doNothing} />
        <LoadError message={longText} traceId="4bf92f3577b34da6a3ce929d0e0e4736" onRetry={doNothing} />
      </Example>
      <Example title="Placeholder and LoadFailed of a preview" wide>
        <div className={styles.preview}>
          <Placeholder text="The preview is loading." />
        </div>
        <div className={styles.preview}>
          <LoadFailed onRetry={doNothing} />
        </div>
      </Example>
      <Example title="Gauge, Confidence" wide>
        <Gauge label="Empty" value={0} />
        <Gauge label="Used" value={40} added={20} />
        <Gauge label="Full" value={100} big />
        <Confidence value={0.9} />
        <Confidence value={0.6} />
        <Confidence value={0.2} />
      </Example>
      <Overlays />
    </ExampleGroup>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer'>()
  const [asked, setAsked] = useState(0)
  const close = (): void => setOpen(undefined)
  return (
    <Example title="Dialog, Drawer, CommandPalette, toasts">
      <Button onClick={() => setOpen('dialog')}>Open the dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Open the drawer</Button>
      <Button onClick={() => setAsked(asked + 1)}>Open the palette</Button>
      {tones.map((tone) => (
        <Button key={tone} onClick={() => toast({ tone, text: `This is ${tone}.`, durationMs: false })}>
          {`Toast: ${tone}`}
        </Button>
      ))}
      <Dialog title="A dialog" opened={open === 'dialog'} onClose={close}>
        <DialogForm form={refusedForm} submit="Save" onCancel={close} cancel="Close it">
          <p>{longText}</p>
        </DialogForm>
      </Dialog>
      <Drawer title="A drawer" opened={open === 'drawer'} onClose={close} closeLabel="Close" size={360}>
        <p>{longText}</p>
      </Drawer>
      <CommandPalette
        asked={asked}
        label="Commands"
        placeholder="Find a command"
        nothingFound="Nothing of that name."
        commands={[
          { id: 'one', label: 'A command', description: 'What it does', onClick: doNothing },
          { id: 'two', label: 'One that waits', disabled: true, onClick: doNothing }
        ]}
      />
    </Example>
  )
}
