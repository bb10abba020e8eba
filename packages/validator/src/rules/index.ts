import type { Rule } from '../engine/rule.ts'
import { hostFile } from './host/host-file.ts'
import { lockFile } from './project/lock-file.ts'
import { scriptTool } from './project/script-tool.ts'
import { versionRange } from './project/version-range.ts'
import { workspaceFile } from './project/workspace-file.ts'
import { pwaRules } from './pwa/index.ts'
import { componentAccess } from './site/component-access.ts'
import { duplicateId } from './site/duplicate-id.ts'
import { duplicateRoute } from './site/duplicate-route.ts'
import { hostElement } from './site/host-element.ts'
import { markupAccess } from './site/markup-access.ts'
import { missingExport } from './site/missing-export.ts'
import { namedFile } from './site/named-file.ts'
import { pageAccess } from './site/page-access.ts'
import { pageLink } from './site/page-link.ts'
import { rootElement } from './site/root-element.ts'
import { routePage } from './site/route-page.ts'
import { secret } from './site/secret.ts'
import { componentClass } from './module/component-class.ts'
import { missingDependency } from './module/missing-dependency.ts'
import { missingImport } from './module/missing-import.ts'
import { reactImport } from './module/react-import.ts'
import { runtimeIssue } from './module/runtime-issue.ts'
import { styleReference } from './module/style-reference.ts'
import { templateName } from './module/template-name.ts'
import { expectedDependency } from './prevent/expected-dependency.ts'
import { expectedFile } from './prevent/expected-file.ts'
import { essentialFile } from './project/essential-file.ts'
import { missingManifest } from './project/missing-manifest.ts'
import { requiredDependency } from './project/required-dependency.ts'
import { startScript } from './project/start-script.ts'
import { cssBalance } from './syntax/css-balance.ts'
import { htmlAttribute } from './syntax/html-attribute.ts'
import { htmlUnclosed } from './syntax/html-unclosed.ts'
import { jsonSyntax } from './syntax/json-syntax.ts'
import { missingSemicolon } from './syntax/missing-semicolon.ts'
import { packageJson } from './syntax/package-json.ts'
import { scriptSyntax } from './syntax/script-syntax.ts'
import { smartQuote } from './syntax/smart-quote.ts'
import { unquotedAttribute } from './syntax/unquoted-attribute.ts'
import { componentSyntax } from './syntax/component-syntax.ts'
import { voidTag } from './syntax/void-tag.ts'
import { byteOrderMark } from './text/byte-order-mark.ts'
import { codeFence } from './text/code-fence.ts'
import { mergeConflict } from './text/merge-conflict.ts'

/** Every rule. A new one is a file and a line here. */
export const rules: readonly Rule[] = [
  expectedFile,
  expectedDependency,
  byteOrderMark,
  codeFence,
  mergeConflict,
  unquotedAttribute,
  smartQuote,
  voidTag,
  scriptSyntax,
  componentSyntax('vue'),
  componentSyntax('svelte'),
  componentSyntax('angular'),
  htmlAttribute,
  missingSemicolon,
  cssBalance,
  htmlUnclosed,
  jsonSyntax,
  packageJson,
  reactImport,
  componentClass,
  missingImport,
  styleReference,
  missingDependency,
  runtimeIssue,
  templateName,
  missingManifest,
  requiredDependency,
  essentialFile,
  workspaceFile,
  startScript,
  scriptTool,
  versionRange,
  lockFile,
  missingExport,
  namedFile,
  pageLink,
  duplicateRoute,
  routePage,
  duplicateId,
  rootElement,
  hostElement,
  pageAccess,
  componentAccess,
  markupAccess,
  secret,
  hostFile,
  ...pwaRules
]
