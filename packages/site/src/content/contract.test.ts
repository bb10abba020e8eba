import { describe, expect, expectTypeOf, it } from 'vitest'
import { scenes } from '../../../../templates/domain/art/picture.ts'
import type { Content as TemplateContent, Site as TemplateSite } from '../../../../templates/domain/site.ts'
import { artStyles, type Content, type ResolvedSite } from '../index.ts'

/** The names of motifs, openings and grounds are texts in a project, which has no more than those it was given. */
type WithoutArt<T> = Omit<T, 'art'>
type Deeply<T> = T extends object ? { readonly [Key in keyof T]: Deeply<T[Key]> } : T

describe('the contract with the generated site', () => {
  it('has the same content types on both sides', () => {
    expectTypeOf<Content>().toExtend<TemplateContent>()
    expectTypeOf<WithoutArt<TemplateContent>>().toExtend<WithoutArt<Content>>()
    expectTypeOf<Deeply<WithoutArt<Content>>>().toEqualTypeOf<Deeply<WithoutArt<TemplateContent>>>()
    expectTypeOf<keyof Content['art']>().toEqualTypeOf<keyof TemplateContent['art']>()
    expectTypeOf<ResolvedSite>().toExtend<TemplateSite>()
  })

  it('can draw every motif, and has no other but portraits', () => {
    expect([...artStyles, 'portrait'].toSorted()).toEqual(Object.keys(scenes).toSorted())
  })
})
