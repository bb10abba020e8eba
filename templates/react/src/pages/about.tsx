import '../styles/pages/about.css'
import { aboutMessages } from '../domain/messages/frame.ts'
import { CallToAction } from '../ui/call-to-action.tsx'
import { PageBody, PageHead } from '../ui/page-head.tsx'
import { Picture } from '../ui/picture.tsx'
import { SampleBadge } from '../ui/sample-badge.tsx'
import { useContent, useSite } from '../ui/site-context.tsx'

export function Page() {
  const { businessInfo, content } = useSite()
  const { about } = content
  return (
    <>
      <PageHead
        title={about.title}
        lede={businessInfo.description || content.meta.description}
        sample={about.sample}
      />
      <PageBody>
        <div className="story">
          <div className="frame">
            <Picture src={`${businessInfo.businessName} story`} width={600} height={750} />
          </div>
          <div className="story-text">
            {about.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <Values />
        <Team />
      </PageBody>
      <CallToAction />
    </>
  )
}

function Values() {
  const { values } = useContent().about
  if (values.length === 0) return null
  return (
    <section className="part" aria-labelledby="values">
      <h2 id="values">
        {aboutMessages.values} <SampleBadge when={values.some((value) => value.sample)} />
      </h2>
      <ul className="values rules">
        {values.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Team() {
  const { team } = useContent().about
  if (team.length === 0) return null
  return (
    <section className="part" aria-labelledby="team">
      <h2 id="team">
        {aboutMessages.team} <SampleBadge when={team.some((member) => member.sample)} />
      </h2>
      <ul className="team">
        {team.map(({ name, role, text }) => (
          <li key={name}>
            <div className="frame">
              <Picture src={name} look="portrait" width={480} height={600} />
            </div>
            <h3>{name}</h3>
            <p className="small">{role}</p>
            <p className="soft small">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
