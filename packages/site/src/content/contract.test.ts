import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  artStyles as templateStyles,
  type Content as TemplateContent,
  type Site as TemplateSite
} from '../../../../templates/domain/site.ts'
import { artStyles, type Content, type ResolvedSite } from '../index.ts'

type Deeply<T> = T extends object ? { readonly [Key in keyof T]: Deeply<T[Key]> } : T

describe('the contract with the generated site', () => {
  it('has the same content types on both sides', () => {
    expectTypeOf<Content>().toExtend<TemplateContent>()
    expectTypeOf<TemplateContent>().toExtend<Content>()
    expectTypeOf<Deeply<Content>>().toEqualTypeOf<Deeply<TemplateContent>>()
    expectTypeOf<ResolvedSite>().toExtend<TemplateSite>()
  })

  it('has the same drawing styles', () => {
    expect(artStyles).toEqual(templateStyles)
  })
})
