import { file, type File } from '@sitewright/project'
import { nameOf } from '../../naming.ts'
import type { GenerationPlan } from '../../generation-plan.ts'

/** One PHP file for shared hosting: it mails visitors' messages by the server's own mail(). */
export function phpMail({ adapter, site }: GenerationPlan): File {
  const { businessInfo, deployment } = site
  const text = script(businessInfo.contactEmail, deployment.domain, nameOf(site))
  return file(`${adapter.folders.public}/mail.php`, text)
}

/** Escapes a text as a PHP literal: in single quotes only \ and ' mean something. */
function literal(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}

const script = (to: string, domain: string, name: string): string =>
  String.raw`<?php
// Mails what a visitor wrote. Needs PHP 7.4 or newer and a server whose mail() works; upload it with the site.
const MAIL_TO = ${literal(to)};
const DOMAIN = ${literal(domain)};
const NAME = ${literal(name)};
const MOST = ['bytes' => 20000, 'line' => 200, 'message' => 10000, 'perHour' => 10];

if (($_SERVER['REQUEST_METHOD'] ?? '') !== 'POST') say(405, 'This address takes messages only.');
// A field that people do not see: a robot filled it in, and learns nothing.
if (field('_gotcha') !== '') say(200, 'Thank you. Your message was sent.');
[$name, $email, $phone, $subject] = array_map('line', ['name', 'email', 'phone', 'subject']);
$message = trim(field('message'));
$long = array_filter([$name, $email, $phone, $subject], fn($each) => strlen($each) > MOST['line']);
if ($long || strlen($message) > MOST['message'] || (int) ($_SERVER['CONTENT_LENGTH'] ?? 0) > MOST['bytes'])
    say(413, 'The message is too long.');
if (filter_var($email, FILTER_VALIDATE_EMAIL) === false) say(422, 'The e-mail address is not complete.');
if ($message === '') say(422, 'The message is empty.');
if (!preg_match('//u', $message . $name . $subject)) say(422, 'The message is not readable text.');
$key = substr($_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? '', 0, 200);
if (!once($key, $_SERVER['REMOTE_ADDR'] ?? '')) say(200, 'Thank you. Your message was sent.');

// Mail from an address of the visitor would fail the checks of their provider (DMARC): it comes from this domain.
$domain = DOMAIN ?: preg_replace('/[^a-z0-9.-]|:\d+$/', '', strtolower($_SERVER['SERVER_NAME'] ?? ''));
$headers = [
    'From' => encoded(NAME) . ' <no-reply@' . ($domain ?: 'localhost') . '>',
    'Reply-To' => $email,
    'MIME-Version' => '1.0',
    'Content-Type' => 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding' => 'base64',
];
$text = implode("\n\n", array_filter([$message, more(), implode(', ', array_filter([$name, $email, $phone], 'strlen'))], 'strlen'));
$sent = mail(MAIL_TO, encoded($subject ?: 'Message from ' . ($name ?: $email)), chunk_split(base64_encode($text)), $headers);
if (!$sent) once($key, '', true);
$sent ? say(200, 'Thank you. Your message was sent.') : say(502, 'The mail server refused the message.');

function field(string $name): string
{
    return is_string($_POST[$name] ?? null) ? $_POST[$name] : '';
}

/** What else the form asks for, a line each. */
function more(): string
{
    $lines = [];
    foreach ($_POST as $name => $value) {
        if (in_array($name, ['name', 'email', 'phone', 'subject', 'message', 'reference', '_gotcha'], true)) continue;
        if (is_string($value) && trim($value) !== '' && preg_match('/^[\w -]{1,40}$/', (string) $name)) $lines[] = $name . ': ' . trim($value);
    }
    return implode("\n", $lines);
}

/** One line, so that nothing that was entered can become a header. */
function line(string $name): string
{
    return trim((string) preg_replace('/[\x00-\x1F\x7F]+/', ' ', field($name)));
}

/** A text for a header (RFC 2047), in parts that are short enough. */
function encoded(string $text): string
{
    if (preg_match('/^[A-Za-z0-9 .-]{0,60}$/', $text)) return $text;
    preg_match_all('/.{1,11}/us', $text, $parts);
    return implode("\r\n ", array_map(fn($part) => '=?UTF-8?B?' . base64_encode($part) . '?=', $parts[0]));
}

/** False where this message was mailed already; ends where too many came from an address within an hour. */
function once(string $key, string $from, bool $forget = false): bool
{
    $file = fopen(sys_get_temp_dir() . '/messages-' . md5(__FILE__) . '.json', 'c+');
    if ($file === false) return true;
    flock($file, LOCK_EX);
    $seen = array_filter(json_decode(stream_get_contents($file) ?: '[]', true) ?: [], fn($each) => $each[1] > time() - 3600);
    $done = $key !== '' && array_filter($seen, fn($each) => $each[0] === md5($key));
    $many = count(array_filter($seen, fn($each) => $each[0] === md5($from))) >= MOST['perHour'];
    if ($forget) $seen = array_filter($seen, fn($each) => $each[0] !== md5($key));
    elseif (!$done && !$many) array_push($seen, [md5($from), time()], [md5($key), time()]);
    ftruncate($file, 0);
    rewind($file);
    fwrite($file, json_encode(array_slice(array_values($seen), -2000)));
    fclose($file);
    if ($many && !$done && !$forget) say(429, 'Too many messages from here. Try again in an hour.');
    return !$done;
}

/** JSON for the script of the page; a page to read where there is none. */
function say(int $status, string $words): void
{
    http_response_code($status);
    header('Cache-Control: no-store');
    $json = strpos($_SERVER['HTTP_ACCEPT'] ?? '', 'json') !== false;
    header('Content-Type: ' . ($json ? 'application/json' : 'text/html') . '; charset=utf-8');
    if ($json) exit(json_encode(['ok' => $status === 200, 'message' => $words]));
    exit('<!doctype html><html lang="en"><title>' . $words . '</title><p>' . $words . '</p><a href="/">Back</a></html>');
}
`
