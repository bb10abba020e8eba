import { buildProject, generate, zipProject } from '../../packages/generator/src/index.ts'
import { everythingSite, type Site } from '../../packages/site/src/index.ts'
import { validate } from '../../packages/validator/src/index.ts'
import { builtTemplate } from '../template/built-template.ts'
import { time, type Timing } from './timing.ts'
import { leadFramework } from '../template/frameworks.ts'

const runs = 30
/** Design §9, in milliseconds. */
const bars = { name: { share: 0.5, ms: 40 }, description: { share: 0.5, ms: 60 } } as const

/** Generation, validation and packing of the everything-on site, each and together, beside a bare zip. */
export async function benchCore(): Promise<Timing[]> {
  const template = builtTemplate()
  let counter = 0
  /**
   * Another value each time, as typing gives it, so that no cache answers for a whole project. The seed of the art
   * stays: the builder chooses it with the first name.
   */
  const changed = (member: 'businessName' | 'description', artSeed = 'chosen') => ({
    ...everythingSite,
    businessInfo: { ...everythingSite.businessInfo, [member]: `Harbour Street ${(counter += 1)}` },
    customization: { ...everythingSite.customization, artSeed }
  })
  /** What a person does who changes the name: it stands in every drawn picture, but their art stays. */
  const site = () => changed('businessName')
  const make = async (of: Site, bundle: 'none' | 'bundle' = 'none') => {
    const { zip } = await buildProject(of, template, {
      validate: (files, framework) => validate(files, framework, { build: bundle })
    })
    zip()
  }
  const together = await time('generate + validate + zip, a new name', runs, () => make(site()), bars.name)
  const described = await time(
    'generate + validate + zip, a new description',
    runs,
    () => make(changed('description')),
    bars.description
  )
  const redrawn = await time('generate + validate + zip, a new name and a new art seed', runs, () =>
    make(changed('businessName', `seed ${counter}`))
  )
  const withBuild = await time('generate + validate with build test + zip', runs, () =>
    make(site(), 'bundle')
  )
  const project = generate(everythingSite, template)
  const files = [...project.values()]
  return [
    together,
    described,
    redrawn,
    withBuild,
    await time('generate, every feature', runs, () => generate(site(), template)),
    await time('validate, no build test', runs, () => validate(files, leadFramework, { build: 'none' })),
    await time('validate, with build test', runs, () => validate(files, leadFramework)),
    await time('reference: bare zip of the same bytes', runs, () => zipProject(project, 'project'))
  ]
}
