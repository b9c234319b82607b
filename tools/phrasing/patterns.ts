export type Pattern = { name: string; pattern: RegExp; instead: string };

const verb =
  "(?:is|isn't|are|was|were|has|have|had|does|do|did|can|cannot|could|may|might|must|will|would|goes|comes|stays|costs|counts|gets|takes|needs|wins|waits|ends|follows|belongs|changes|leads|keeps|makes|becomes)";
const clauseOpeners = '(?:and|or|that|which|who|where|when|whether|if|because|what|how|but|than|as|it|they)';

/** Wording that a native speaker would not use, with a plainer way to say it. Matched without regard to case. */
export const patterns: Pattern[] = [
  rule('whoever', /\bwho(?:so|m)?ever\b/, 'name the role: the customer, the caller, the owner'),
  rule(
    'who as a noun',
    /(?:^\s*|[.;:]\s+|,\s+(?:and|but)\s+|[A-Z]\d+\s+|-\d+\s+)who\s+(?!may\b|can\b)[a-z]+s\b(?![^.]*\?)/,
    'name the role',
  ),
  rule('who after a preposition', /\b(?:of|for|to|by|from|with|than)\s+whom?\s+[a-z]+/, 'name the role'),
  rule('nobody', /\bnobody\b/, 'no + noun: "no subscriber", "no customer"; or the passive'),
  rule('anew', /\banew\b/, 'again'),
  rule('be had', /\b(?:be|is|are|was|were)\s+had\b/, 'be available, be ordered, be loaded'),
  rule(
    'is no X',
    /(?<!\bthere\s+)(?<!\bthere\s+(?:can|may|will|must)\s+)\b(?:is|are|was|were|be)\s+no\s+(?!longer\b|more\b|less\b|fewer\b|later\b|different\b|worse\b|better\b|slower\b|faster\b|larger\b)[a-z]+/,
    'is not a X, does not count as a X',
  ),
  rule(
    'is none',
    /(?<!\bthere\s+)(?<!\bthere\s+(?:can|may|will)\s+)\b(?:is|are|was|were|be)\s+none\b(?! of)/,
    'is not one, is invalid',
  ),
  rule(
    'tell',
    /\b(?:tells?|telling|told)\s+(?:of|who|whom|whose|what|that|nothing|how|whether|where|which|why|by|under|it\b|them\b|so\b|the\b|once\b|each\b|every)/,
    'publish, report, return, show, notify, pass',
  ),
  rule(
    'hear',
    /\b(?:hears?|heard) (?:of|nothing|changes|about|in)\b|\bunheard\b|\b(?:shop|server|node|listener|program|page)s? (?:hears?|has heard)\b|\b(?:is|are) heard\b/,
    'receive, subscribe, be notified',
  ),
  rule(
    'stand',
    /\b(?:stands?|stood)\b(?!-|\s+(?:for|in\s+for|in\s+the\s+way|alone|out|still|up|back|by)\b)/,
    'is in, is listed in, is stored in, is valid',
  ),
  rule('by heart', /\bby heart\b/, 'caches, keeps in memory'),
  rule('in one go', /\bin one (?:go|breath|sweep|piece)\b|\bsame breath\b/, 'in one statement, request, transaction'),
  rule('let go', /\b(?:lets?|letting) go\b|\b(?:lets?|letting) [a-z]+ go\b/, 'delete, release, evict, close'),
  rule('hand on', /\bhand(?:s|ed|ing)? on\b/, 'deliver, forward, pass'),
  rule('ask again', /\basked?\s+(?:for\s+)?(?:again|anew)\b|\basks again\b/, 'request again, reload, refetch'),
  rule('know nothing', /\bknow(?:s|n|ing)?\s+(?:nothing|nobody|none|no)\b/, 'does not depend on, has no'),
  rule('so many', /\bso (?:many|often)\b(?!\s+(?:as|that|[a-z]+\s+that)\b)/, 'at most N, N times'),
  rule('moment', /\b(?:at the same|by the|in the same) moment\b/, 'at the same time, concurrently, in the same batch'),
  rule(
    'what as a subject',
    new RegExp(
      `(?:^\\s*|[.;:,!?]\\s+(?:and\\s+|but\\s+)?|[A-Z]\\d+\\s+|-\\d+\\s+)what\\s+(?:[^\\s.;:,?]+\\s+)*?${verb}\\s+(?:[^\\s.;:,?]+\\s+)*?(?<!\\b${clauseOpeners}\\s+)(?<!\\b${verb}\\s+(?:not\\s+)?)${verb}\\b`,
    ),
    'name the thing: "Text typed before hydration is queued"',
  ),
  rule('what becomes of', /\bwhat (?:becomes|became) of\b/, 'the outcome of, the status of'),
  rule('happening', /\bhappenings?\b/, 'event'),
  rule('asleep', /\b(?:asleep|dormant|sleeps|awakes?|wakes up)\b/, 'not hydrated yet, idle'),
  rule(
    'alive',
    /\b(?:com(?:e|es|ing)|came|brought|brings?)\s+(?:alive|to life)\b|\b(?:is|are|not|was)\s+alive\b/,
    'hydrates, is hydrated, runs',
  ),
  rule(
    'a look',
    /\blook(?:s|ed|ing)? at (?:the )?shel(?:f|ves)\b|\b(?:with|after|at) a look\b|\bsecond look\b|\bwithout looking\b(?! at)|\blooked at (?:again|once more)\b/,
    'read stock, reload',
  ),
  rule('whence', /\b(?:whence|thence|whither|hither|thereof|therein|dearer|calmly|as ever)\b/, 'a word of today'),
  rule('go on', /\bgo(?:es|ing)? on(?=\s+(?:with|[a-z]+ing)\b|[.,;:]|$)|\bwent on\b/, 'continue'),
  rule('come along', /\b(?:comes?|came|brings?|brought)(?:\s+[a-z]+)? along\b/, 'is included, is bundled'),
  rule('held against', /\b(?:holds?|held|holding)(?:\s+[a-z]+)? against\b/, 'compared with, checked against'),
  rule(
    'in the words of',
    /\bin (?:the|its|their|our) (?:own )?words\b(?! of (?:the specification|[A-Z]{3}-))/,
    'in the format of, as, in the language of',
  ),
  rule('come to nothing', /\b(?:comes?|came) to nothing\b/, 'fails, is cancelled'),
];

function rule(name: string, { source }: RegExp, instead: string): Pattern {
  return { name, pattern: new RegExp(source.replaceAll(' ', '\\s+'), 'gi'), instead };
}
