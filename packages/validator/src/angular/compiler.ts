import type * as angular from '@angular/compiler'
import type { Project } from '@sitewright/project'
import { hasComponents } from './templates.ts'

export type {
  AST,
  ArrowFunction,
  BindingPipe,
  CssSelector,
  DomElementSchemaRegistry,
  ParseError,
  ParseSourceSpan,
  PropertyRead,
  SafePropertyRead,
  SelectorMatcher,
  TmplAstBlockNode,
  TmplAstBoundAttribute,
  TmplAstContent,
  TmplAstElement,
  TmplAstForLoopBlock,
  TmplAstNode,
  TmplAstSwitchExhaustiveCheck,
  TmplAstTemplate,
  TmplAstTextAttribute
} from '@angular/compiler'

/** What the validator uses of Angular's own compiler. */
export type AngularCompiler = Pick<
  typeof angular,
  | 'ASTWithSource'
  | 'BindingType'
  | 'CombinedRecursiveAstVisitor'
  | 'CssSelector'
  | 'DomElementSchemaRegistry'
  | 'ImplicitReceiver'
  | 'Interpolation'
  | 'LiteralPrimitive'
  | 'R3TargetBinder'
  | 'SelectorMatcher'
  | 'ThisReceiver'
  | 'TmplAstBoundText'
  | 'TmplAstContent'
  | 'TmplAstElement'
  | 'TmplAstIcu'
  | 'TmplAstTemplate'
  | 'TmplAstText'
  | 'createCssSelectorFromNode'
  | 'parseTemplate'
>

let compiler: AngularCompiler | undefined

/** Loads Angular's compiler (132 KB compressed) where a project has components that it reads. */
export async function prepareAngular(project: Project): Promise<void> {
  if (compiler !== undefined || !hasComponents(project)) return
  try {
    // Named one by one, so that a bundler leaves out the rest.
    const loaded = await import('@angular/compiler')
    const { ASTWithSource, BindingType, CombinedRecursiveAstVisitor, CssSelector } = loaded
    const { DomElementSchemaRegistry, ImplicitReceiver, Interpolation, LiteralPrimitive } = loaded
    const { R3TargetBinder, SelectorMatcher, ThisReceiver, createCssSelectorFromNode, parseTemplate } = loaded
    const { TmplAstBoundText, TmplAstContent, TmplAstElement } = loaded
    const { TmplAstIcu, TmplAstTemplate, TmplAstText } = loaded
    compiler = {
      ASTWithSource,
      BindingType,
      CombinedRecursiveAstVisitor,
      CssSelector,
      DomElementSchemaRegistry,
      ImplicitReceiver,
      Interpolation,
      LiteralPrimitive,
      R3TargetBinder,
      SelectorMatcher,
      ThisReceiver,
      TmplAstBoundText,
      TmplAstContent,
      TmplAstElement,
      TmplAstIcu,
      TmplAstTemplate,
      TmplAstText,
      createCssSelectorFromNode,
      parseTemplate
    }
  } catch {
    // Without it nothing is said of the syntax of templates.
  }
}

/** The compiler, if it was loaded. */
export function angularCompiler(): AngularCompiler | undefined {
  return compiler
}
