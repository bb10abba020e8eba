import { textCache } from '@sitewright/project'
import type { Range } from '../engine/rule.ts'
import type {
  AngularCompiler,
  ArrowFunction,
  BindingPipe,
  CssSelector,
  PropertyRead,
  SafePropertyRead,
  TmplAstElement,
  TmplAstForLoopBlock,
  TmplAstSwitchExhaustiveCheck,
  TmplAstTemplate
} from './compiler.ts'
import { parseTemplate } from './parse-template.ts'
import type { TemplateSource } from './templates.ts'

/** A name in a template, and where it stands. */
export interface TemplateName {
  name: string
  range: Range
}

/** An attribute of an element; `bound` where a property gets a value by it. */
export interface TemplateAttribute extends TemplateName {
  bound: boolean
}

/** An element, or a directive with a star before it, as selectors of directives match it. */
export interface TemplateElement extends TemplateName {
  /** With its namespace: `:svg:path`. */
  tag: string
  selector: CssSelector
  structural: boolean
  attributes: readonly TemplateAttribute[]
}

/** What a template uses that is neither its own variable nor written in HTML. */
export interface TemplateNames {
  members: readonly TemplateName[]
  pipes: readonly TemplateName[]
  elements: readonly TemplateElement[]
}

const keptCharacters = 4_000_000
const known = textCache<{ names: TemplateNames | undefined }>(keptCharacters)

/** Finds the names that a template uses; undefined where it is not well formed. */
export function templateNames(source: TemplateSource, compiler: AngularCompiler): TemplateNames | undefined {
  const key = (source.range ?? []).join(' ')
  return known.get(key, source.text, () => ({ names: readNames(source, compiler) })).names
}

function readNames(source: TemplateSource, compiler: AngularCompiler): TemplateNames | undefined {
  const parsed = parseTemplate(source, compiler)
  if (parsed === undefined || parsed.errors.length > 0) return undefined
  const found = {
    members: [] as TemplateName[],
    pipes: [] as TemplateName[],
    elements: [] as TemplateElement[]
  }
  const bound = new compiler.R3TargetBinder(null).bind({ template: [...parsed.nodes] })
  const place = (name: string, start: number): TemplateName => toName(source.text, name, start)

  /** Parameters of the functions that an expression stands in. */
  let parameters: readonly string[] = []

  class NameVisitor extends compiler.CombinedRecursiveAstVisitor {
    override visitPropertyRead(read: PropertyRead, context: unknown): void {
      this.readMember(read)
      super.visitPropertyRead(read, context)
    }

    override visitSafePropertyRead(read: SafePropertyRead, context: unknown): void {
      this.readMember(read)
      super.visitSafePropertyRead(read, context)
    }

    override visitArrowFunction(arrow: ArrowFunction, context: unknown): void {
      const outer = parameters
      parameters = [...outer, ...arrow.parameters.map(({ name }) => name)]
      super.visitArrowFunction(arrow, context)
      parameters = outer
    }

    override visitPipe(pipe: BindingPipe, context: unknown): void {
      found.pipes.push(place(pipe.name, pipe.nameSpan.start))
      super.visitPipe(pipe, context)
    }

    override visitElement(element: TmplAstElement): void {
      found.elements.push(this.readElement(element, element.name, false))
      super.visitElement(element)
    }

    override visitTemplate(template: TmplAstTemplate): void {
      const isStructural = template.tagName !== 'ng-template'
      found.elements.push(this.readElement(template, template.tagName ?? '', isStructural))
      // What stands on the element of `*ngIf` is visited with it.
      if (isStructural) for (const node of [...template.templateAttrs, ...template.children]) this.visit(node)
      else super.visitTemplate(template)
    }

    override visitForLoopBlock(block: TmplAstForLoopBlock): void {
      if (block.trackBy) this.visit(block.trackBy)
      super.visitForLoopBlock(block)
    }

    override visitSwitchExhaustiveCheck(check: TmplAstSwitchExhaustiveCheck): void {
      if (check.expression) this.visit(check.expression)
    }

    private readMember(read: PropertyRead | SafePropertyRead): void {
      const { name, receiver, nameSpan } = read
      const isOwn = receiver instanceof compiler.ThisReceiver
      const isFree = receiver instanceof compiler.ImplicitReceiver && bound.getExpressionTarget(read) === null
      // `$event` is what a handler is called with, and `$any` a function of Angular.
      const isGiven = name === '$event' || name === '$any' || parameters.includes(name)
      if (isOwn || (isFree && !isGiven)) found.members.push(place(name, nameSpan.start))
    }

    private readElement(
      node: TmplAstElement | TmplAstTemplate,
      name: string,
      structural: boolean
    ): TemplateElement {
      const { BindingType, TmplAstTemplate: Template, createCssSelectorFromNode } = compiler
      const listed =
        structural && node instanceof Template ? node.templateAttrs : [...node.attributes, ...node.inputs]
      const attributes = listed.map((each): TemplateAttribute => {
        const { start } = each.keySpan ?? each.sourceSpan
        const type = 'type' in each ? each.type : undefined
        return {
          ...place(each.name, start.offset),
          bound: type === BindingType.Property || type === BindingType.TwoWay
        }
      })
      const start = node.startSourceSpan.start.offset + 1
      return {
        ...place(name.replace(/^:\w+:/, ''), start),
        tag: name,
        selector: createCssSelectorFromNode(node),
        structural,
        attributes
      }
    }
  }

  const visitor = new NameVisitor()
  try {
    for (const node of parsed.nodes) visitor.visit(node)
  } catch {
    // It nests deeper than the call stack.
    return undefined
  }
  return found
}

/** A name with its place: where an entity or an escape stands before it, that is some characters further. */
function toName(text: string, name: string, start: number): TemplateName {
  const at = text.startsWith(name, start) ? start : text.indexOf(name, start)
  const from = at < 0 ? start : at
  return { name, range: [from, from + name.length] }
}
