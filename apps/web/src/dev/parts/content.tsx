import { featureIds, frameworkIds } from '@sitewright/catalog'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { FeatureIcon } from '../../ui/feature-icon.tsx'
import { FrameworkMark } from '../../ui/framework-mark.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section, SectionFooter, SectionRow } from '../../ui/section.tsx'
import { Status } from '../../ui/status.tsx'
import { Example, ExampleGroup, longText } from './example.tsx'

const sizes = ['small', 'medium', 'large'] as const

export function Content() {
  return (
    <ExampleGroup title="Content">
      <Example title="PageHeader" wide>
        <PageHeader shortName>
          <Button kind="quiet">Back to Home</Button>
        </PageHeader>
      </Example>
      <Example title="Section: rows, long text, empty, footer" wide>
        <Section title="Sessions" note="Where you are signed in.">
          <SectionRow
            icon={<Avatar firstName="Maya" lastName="Kestrel" picture={null} />}
            name="Firefox on Linux"
            status={<Status tone="success">This session</Status>}
            detail="Warsaw, today at 14:05"
          />
          <SectionRow name={longText} status={<Status>Off</Status>} detail={longText}>
            <Button>End</Button>
          </SectionRow>
          <SectionFooter note="Two sessions">
            <Button className="danger">End all others</Button>
          </SectionFooter>
        </Section>
        <Section title="Nothing here">
          <SectionRow name="None yet" />
        </Section>
      </Example>
      <Example title="Avatar: initials, other scripts, picture">
        {sizes.map((size) => (
          <Avatar key={size} firstName="Maya" lastName="Kestrel" picture={null} size={size} />
        ))}
        <Avatar firstName="李" lastName="伟" picture={null} />
        <Avatar firstName="" lastName="" picture={null} />
        <Avatar firstName="Maya" lastName="Kestrel" picture="/favicon.svg" size="large" />
      </Example>
      <Example title="DescriptionList" wide>
        <DescriptionList
          rows={[
            ['Name', 'Brook Dental'],
            ['Description', longText]
          ]}
        />
      </Example>
      <Example title="FeatureIcon, FrameworkMark">
        {featureIds.map((id) => (
          <FeatureIcon key={id} id={id} />
        ))}
        {frameworkIds.map((id) => (
          <FrameworkMark key={id} id={id} />
        ))}
      </Example>
    </ExampleGroup>
  )
}
