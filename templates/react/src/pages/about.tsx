import '../styles/page.css'
import { artSeedOf } from '../domain/art/picture.ts'
import { siteDescription } from '../domain/described.ts'
import { linesOf } from '../domain/drafts.ts'
import { pictureSizes } from '../domain/looks.ts'
import { paragraphsBeside } from '../domain/text.ts'
import { isAboutThin } from '../domain/thin.ts'
import { CallToAction, PageBody, PageHead } from '../ui/page-head.tsx'
import { Draft } from '../ui/draft.tsx'
import { Picture } from '../ui/picture.tsx'
import { useContent, useSite } from '../ui/site-context.tsx'
import { Words } from '../ui/words.tsx'
import { ThinAbout } from './thin/about.tsx'

export function Page() {
  const site = useSite()
  const { businessInfo, content } = site
  if (isAboutThin(content)) return <ThinAbout />
  return (
    <>
      <PageHead
        title={<Words of={content.about} field="title" />}
        lede={
          <Words of={businessInfo} field="description" own>
            {businessInfo.description || siteDescription(site)}
          </Words>
        }
        seed={content.about.title}
      />
      <PageBody>
        <Story />
        <Values />
        <Team />
      </PageBody>
      <CallToAction />
    </>
  )
}

/** What the business tells about itself; the description stands above it already. */
function Story() {
  const site = useSite()
  const { businessInfo, content } = site
  const { about } = content
  const { story } = about
  if (story === undefined && about.picture === undefined) return null
  const paragraphs = paragraphsBeside(businessInfo.description, linesOf(story))
  return (
    <div className="story">
      <div className="frame">
        <Picture
          seed={`${artSeedOf(site)} story`}
          picture={about.picture}
          sizes={pictureSizes.half}
          width={600}
          height={750}
          eager
        />
      </div>
      <div className="story-text">
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph}>
            <Draft of={story} mark={index === paragraphs.length - 1}>
              <Words of={about} field="story">
                {paragraph}
              </Words>
            </Draft>
          </p>
        ))}
      </div>
    </div>
  )
}

function Values() {
  const { values } = useContent().about
  if (values === undefined) return null
  return (
    <section className="part" aria-labelledby="values">
      <h2 id="values">
        <Draft of={values}>
          <Words of={values} field="title" />
        </Draft>
      </h2>
      <ul className="values rules">
        {values.items.map((value) => (
          <li key={value.id}>
            <h3>
              <Words of={value} field="title" />
            </h3>
            <p className="soft">
              <Words of={value} field="text" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Team() {
  const { team } = useContent().about
  if (team === undefined) return null
  return (
    <section className="part" aria-labelledby="team">
      <h2 id="team">
        <Draft of={team}>
          <Words of={team} field="title" />
        </Draft>
      </h2>
      <ul className="team">
        {team.items.map((person) => (
          <li key={person.id}>
            <div className="frame">
              <Picture
                seed={person.name}
                picture={person.picture}
                sizes={pictureSizes.card}
                look="portrait"
                width={480}
                height={600}
              />
            </div>
            <h3>
              <Words of={person} field="name" />
            </h3>
            {person.role && (
              <p className="small">
                <Words of={person} field="role" />
              </p>
            )}
            {person.text && (
              <p className="soft small">
                <Words of={person} field="text" />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
