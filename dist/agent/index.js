import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";

var __webpack_modules__ = {
 896: (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
 }),
 598: (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
 }),
 455: (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
 }),
 67: (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
 }),
 708: (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
 }),
 760: (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
 }),
 857: (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
 }),
 703: ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
   try {
    var _inputs_authorization_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(14);
    var _report_unexpected_error_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(618);
    var _runner_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(369);
    var _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(734);
    var _trigger_no_command_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(123);
    var _outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(374);
    var _post_state_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(909);
    const runner = (0, _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__.ji)();
    process.on("uncaughtException", error => {
     (0, _report_unexpected_error_js__WEBPACK_IMPORTED_MODULE_4__.e)(runner, error);
     (0, _outputs_js__WEBPACK_IMPORTED_MODULE_3__.n0)(runner, _outputs_js__WEBPACK_IMPORTED_MODULE_3__.zR);
     runner.saveState(_post_state_js__WEBPACK_IMPORTED_MODULE_5__.Eb, "true");
     process.exit(1);
    });
    (0, _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__.aY)("api-key", "previous-api-keys", "github-token");
    const environment = (0, _runner_environment_js__WEBPACK_IMPORTED_MODULE_0__.Q)(process.env);
    const {eventName, eventPayload} = environment;
    const {commandPrefix} = (0, _inputs_authorization_js__WEBPACK_IMPORTED_MODULE_6__.CC)(_runner_runner_js__WEBPACK_IMPORTED_MODULE_1__.V4);
    const skipped = (0, _trigger_no_command_js__WEBPACK_IMPORTED_MODULE_2__.p)(eventName, eventPayload, commandPrefix);
    if (void 0 === skipped) {
     const {main} = await Promise.all([ __nccwpck_require__.e(940), __nccwpck_require__.e(123) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 193));
     await main(runner, environment);
    } else {
     (0, _outputs_js__WEBPACK_IMPORTED_MODULE_3__.n0)(runner, skipped);
     runner.info(skipped.message);
    }
    __webpack_async_result__();
   } catch (e) {
    __webpack_async_result__(e);
   }
  }, 1);
 }),
 374: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   ke: () => jobOutputs,
   n0: () => setOutputs,
   zR: () => INTERNAL_ERROR
  });
  var _report_run_result_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(141);
  function jobOutputs(job, jobAction) {
   return {
    jobId: job?.id ?? "",
    status: job?.status ?? "",
    prLink: job?.prLink ?? "",
    model: job?.model ?? "",
    job: void 0 === job ? "" : jobJson(job),
    jobAction
   };
  }
  const MAX_JOB_JSON_BYTES = 1e5;
  function jobJson({raw, id, status, prLink, model, repository, archivedAt}) {
   const whole = JSON.stringify(raw);
   if (Buffer.byteLength(whole) <= MAX_JOB_JSON_BYTES) return whole;
   return JSON.stringify({
    id,
    status,
    prLink,
    model,
    source: {
     repository
    },
    archivedAt
   });
  }
  function allOutputs(result) {
   const {conclusion, job, jobAction = "none", waitedMs = 0, commentUrl = ""} = result;
   return {
    outcome: conclusion.outcome,
    reason: conclusion.reason,
    ...jobOutputs(job, jobAction),
    message: (0, _report_run_result_js__WEBPACK_IMPORTED_MODULE_0__.D6)(result),
    commentUrl,
    waitedSeconds: String(Math.round(waitedMs / 1e3))
   };
  }
  function setOutputs(runner, result) {
   for (const [name, value] of Object.entries(allOutputs(result))) runner.setOutput(name, value);
  }
  const INTERNAL_ERROR = {
   conclusion: {
    outcome: "internal-error",
    reason: ""
   }
  };
 }),
 909: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   CK: () => loadPostState,
   Eb: () => EXCEPTION_STATE,
   Li: () => savePostState,
   t0: () => clearPostState
  });
  const STATE_NAME = "submission";
  const EXCEPTION_STATE = "exception";
  function savePostState(runner, state) {
   const comment = {
    ...state.found.comment,
    body: ""
   };
   runner.saveState(STATE_NAME, JSON.stringify({
    ...state,
    found: {
     ...state.found,
     comment
    }
   }));
  }
  function clearPostState(runner) {
   runner.saveState(STATE_NAME, "");
  }
  function loadPostState(runner) {
   const text = runner.getState(STATE_NAME);
   const parsed = "" === text ? void 0 : JSON.parse(text);
   return isPostState(parsed) ? parsed : void 0;
  }
  function isPostState(value) {
   return "object" == typeof value && null !== value && "thread" in value && "found" in value;
  }
 }),
 316: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   R: () => parseCommand
  });
  var _sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(42);
  function parseCommand(body, prefix) {
   const {text, removed} = (0, _sanitize_js__WEBPACK_IMPORTED_MODULE_0__.P)(skipQuotes(body));
   const [, word = "", rest = ""] = /^ {0,3}(\S+)([^]*)$/.exec(skipQuotes(text)) ?? [];
   return word.toLowerCase() === prefix.toLowerCase() && "" !== prefix ? parseVerb(rest, removed) : {
    kind: "none"
   };
  }
  function skipQuotes(text) {
   return text.replace(/^(?:[^\S\r\n]*(?:>.*)?\r?\n)+/, "");
  }
  const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
  function parseVerb(rest, removedHidden) {
   const typed = rest.trim();
   const [first = "", second] = typed.split(/\s+/, 2);
   const verb = /^([a-z]+)[.!?]*$/i.exec(first)?.[1]?.toLowerCase();
   const prompt = (name, instruction = "") => ({
    kind: "prompt",
    verb: name,
    instruction,
    removedHidden
   });
   if ("" === typed) return prompt("update");
   if ("stop" === verb || "cancel" === verb) return {
    kind: "help",
    reason: "cannot-cancel",
    typed
   };
   if (void 0 !== second) {
    if ("status" === verb || "help" === verb) return {
     kind: "help",
     reason: "unknown-command",
     typed
    };
    return "new" === first.toLowerCase() && /^[^\S\n]*\S/.test(rest) ? prompt("new", typed.slice(first.length).trim()) : prompt("update", typed);
   }
   if ("update" === verb || "new" === verb || "retry" === verb) return prompt(verb);
   if ("status" === verb) return {
    kind: "status"
   };
   if ("help" === verb) return {
    kind: "help",
    reason: "requested",
    typed
   };
   return UNSPACED.test(typed) ? prompt("update", typed) : {
    kind: "help",
    reason: "unknown-command",
    typed
   };
  }
 }),
 893: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   Hd: () => isTerminal,
   JO: () => COMMENT_MARKER,
   Jj: () => PERMISSIONS,
   _X: () => isConclusion,
   im: () => OUTCOMES,
   nE: () => JOB_STATUSES
  });
  const JOB_STATUSES = [ "active", "completed", "archived", "failed" ];
  const TERMINAL = [ "completed", "archived", "failed" ];
  function isTerminal(status) {
   return void 0 !== status && TERMINAL.includes(status);
  }
  const OUTCOMES = {
   "pr-opened": [],
   "no-pr": [],
   failed: [],
   archived: [],
   "still-active": [ "timed-out", "not-waiting" ],
   misconfigured: [ "invalid-input", "no-api-key" ],
   rejected: [ "not-sent", "invalid-request", "unauthorized", "forbidden", "not-found", "rate-limited" ],
   unconfirmed: [ "create-unconfirmed", "message-unconfirmed", "state-unavailable" ],
   "connection-lost": [ "no-response", "unauthorized", "forbidden", "not-found" ],
   cancelled: [],
   skipped: [ "no-command", "not-created", "denied", "bot", "help", "unknown-command", "paths", "ignored-author", "label", "not-merged", "draft", "prerelease", "no-secrets", "dry-run", "unsupported-event" ],
   "internal-error": []
  };
  function isConclusion(value) {
   const reasons = null === value.outcome ? void 0 : OUTCOMES[value.outcome];
   return void 0 !== reasons && (0 === reasons.length ? "" === value.reason : reasons.includes(value.reason));
  }
  const COMMENT_MARKER = "\x3c!-- docs-agent-action";
  const PERMISSIONS = [ "none", "read", "triage", "write", "maintain", "admin" ];
 }),
 14: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   Am: () => AUTHORIZATION_INPUTS,
   CC: () => parseAuthorizationStrict,
   xW: () => parseAuthorization
  });
  var _parse_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(680);
  const AUTHORIZATION_INPUTS = [ "command", "min-permission", "allow-bots", "on-denied" ];
  function parseAuthorization(getInput) {
   return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.kg)(parseFields(getInput));
  }
  function parseAuthorizationStrict(getInput) {
   const {commandPrefix, minPermission, allowBots, onDenied} = parseFields(getInput);
   return {
    commandPrefix: commandPrefix.ok ? commandPrefix.value : "/docs",
    minPermission: minPermission.ok ? minPermission.value : "admin",
    allowBots: allowBots.ok ? allowBots.value : [],
    onDenied: onDenied.ok ? onDenied.value : "silent"
   };
  }
  function parseFields(getInput) {
   return {
    commandPrefix: parseCommandPrefix(getInput("command")),
    minPermission: parseMinPermission(getInput("min-permission")),
    allowBots: parseBots(getInput("allow-bots")),
    onDenied: (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.nL)("on-denied", getInput("on-denied"), [ "reply", "reaction", "silent" ])
   };
  }
  function parseCommandPrefix(text) {
   if (/^[/!.@+][\p{L}\p{N}][\p{L}\p{N}_-]{0,48}$/u.test(text)) return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.ok)(text);
   return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.BS)("command", text, "Use one word that starts with / ! . @ or +, for example /docs.");
  }
  function parseMinPermission(text) {
   if ("read" === text.toLowerCase()) return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.Gq)('`min-permission` must not be "read": everyone can read a public repository. Use triage, write, maintain or admin.');
   return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.nL)("min-permission", text, [ "triage", "write", "maintain", "admin" ]);
  }
  function parseBots(text) {
   const logins = (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.ry)(text);
   if (!logins.includes("*")) return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.ok)(logins);
   return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.Gq)('`allow-bots` must not contain "*": every App could run commands. Use exact logins, for example my-app[bot].');
  }
 }),
 680: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   $J: () => parseNumber,
   BS: () => invalidValue,
   Gq: () => invalid,
   cl: () => quoteValue,
   cr: () => messagesOf,
   et: () => parseJobId,
   kg: () => combine,
   lq: () => optional,
   nL: () => parseEnum,
   ok: () => ok,
   ry: () => splitList,
   uz: () => splitLines,
   yG: () => parseBoolean
  });
  var _job_id_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(50);
  var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(62);
  function ok(value) {
   return {
    ok: !0,
    value
   };
  }
  function invalid(message, kind = "invalid") {
   return {
    ok: !1,
    error: [ {
     kind,
     message
    } ]
   };
  }
  function invalidValue(name, text, remedy) {
   return invalid(`\`${name}\` is ${"" === text ? "empty" : `not valid: ${quoteValue(text)}`}. ${remedy}`);
  }
  function messagesOf(errors) {
   return errors.map(({message}) => message);
  }
  function quoteValue(text) {
   return JSON.stringify((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.xv)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pF)(text), 60));
  }
  function combine(fields) {
   const error = [];
   const values = {};
   for (const name in fields) {
    const field = fields[name];
    if (field.ok) values[name] = field.value; else error.push(...field.error);
   }
   return isComplete(values, fields) ? ok(values) : {
    ok: !1,
    error
   };
  }
  function isComplete(values, fields) {
   return Object.keys(values).length === Object.keys(fields).length;
  }
  function optional(text, parse) {
   return "" === text ? ok(void 0) : parse(text);
  }
  function parseEnum(name, text, choices) {
   const choice = choices.find(each => each === text.toLowerCase());
   if (void 0 !== choice) return ok(choice);
   return invalidValue(name, text, `Use ${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}.`);
  }
  function parseBoolean(name, text) {
   const value = text.toLowerCase();
   if ("true" === value) return ok(!0);
   return "false" === value || "" === value ? ok(!1) : invalidValue(name, text, "Use true or false.");
  }
  function parseNumber(name, text, {min, max, unit}) {
   const value = (void 0 === unit ? /^\d+$/ : /^\d+(\.\d+)?$/).test(text) ? Number(text) : Number.NaN;
   if (value >= min && value <= max) return ok(value);
   return invalidValue(name, text, `Use ${void 0 === unit ? "a whole number" : `a number of ${unit}`} from ${min} to ${max}.`);
  }
  function parseJobId(name, text) {
   if ((0, _job_id_js__WEBPACK_IMPORTED_MODULE_1__.d)(text) && !/[/\\?#%]/.test(text)) return ok(text);
   return invalidValue(name, text, "Use the output `jobId` of another step.");
  }
  function splitList(text) {
   return splitLines(text.replaceAll(",", "\n"));
  }
  function splitLines(text) {
   return text.split("\n").map(line => line.trim()).filter(line => "" !== line);
  }
 }),
 50: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   d: () => isJobId
  });
  const MAX_LENGTH = 256;
  function isJobId(text) {
   return "" !== text && text.length <= MAX_LENGTH && "." !== text && ".." !== text && text.isWellFormed() && !/[\p{Cc}\s]/u.test(text);
  }
 }),
 640: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   U: () => getProperty
  });
  function getProperty(value, name) {
   return "object" == typeof value && null !== value ? Reflect.get(value, name) : void 0;
  }
 }),
 245: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   Eb: () => present,
   K6: () => renderHint,
   W5: () => isPullRequestUpdate,
   vu: () => conclusionOf
  });
  var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(639);
  const RETRY = {
   retry: "to send the request again"
  };
  const CHECK = {
   status: "to check the job now"
  };
  const PRESENTATIONS = {
   submitting: {
    icon: "\u{1f4e4}",
    title: "Sending the request to the docs agent"
   },
   "in-progress": {
    icon: "\u23f3",
    title: "The docs agent is working",
    message: "This comment will be updated when the job ends.",
    next: {
     "\u2026": "to add an instruction",
     ...CHECK
    }
   },
   "pr-opened": {
    icon: "\u2705",
    title: "Docs PR opened",
    reaction: "rocket",
    next: {
     "\u2026": "to refine this pull request",
     "new \u2026": "for a separate one"
    }
   },
   "no-pr": {
    icon: "\u2705",
    title: "Finished without a pull request",
    message: "The docs agent may have found nothing to change, published its changes directly, or asked a question. The dashboard shows which.",
    reaction: "+1",
    next: {
     "\u2026": "to continue this job",
     "new \u2026": "to start another one"
    }
   },
   failed: {
    icon: "\u274c",
    title: "The docs agent failed",
    message: "Check the dashboard for the cause.",
    reaction: "confused",
    next: {
     ...RETRY,
     "\u2026": "to start a new job"
    }
   },
   archived: {
    icon: "\u{1f5c4}\ufe0f",
    title: "The job was archived",
    message: "It may not have finished. Changes that it already made are kept.",
    next: {
     ...RETRY,
     "\u2026": "to start a new job"
    }
   },
   "still-active": {
    icon: "\u23f0",
    title: "Timed out while the docs agent is still working",
    message: "The job continues in the background.",
    next: {
     ...CHECK,
     "\u2026": "to continue it"
    }
   },
   misconfigured: {
    icon: "\u274c",
    title: "Invalid configuration",
    reaction: "confused"
   },
   rejected: {
    icon: "\u274c",
    title: "The request was rejected",
    reaction: "confused",
    next: RETRY
   },
   unconfirmed: {
    icon: "\u26a0\ufe0f",
    title: "Could not confirm that the job started",
    reaction: "confused"
   },
   "connection-lost": {
    icon: "\u26a0\ufe0f",
    title: "Lost the connection to the docs service",
    next: CHECK
   },
   cancelled: {
    icon: "\u23f9\ufe0f",
    title: "Cancelled while the docs agent is still working",
    message: "The job continues, because the service has no way to cancel it.",
    next: {
     ...CHECK,
     "\u2026": "to continue it"
    }
   },
   skipped: {
    icon: "\u23ed\ufe0f",
    title: "Skipped"
   },
   "internal-error": {
    icon: "\u274c",
    title: "The action ended with an unexpected error",
    message: "This is a bug in the action. The run log has the details. A job that was created continues.",
    reaction: "confused",
    next: CHECK
   }
  };
  const VARIANTS = {
   "in-progress/update": {
    title: "The docs agent is updating the docs PR"
   },
   "pr-opened/update": {
    title: "Docs PR updated"
   },
   "still-active/not-waiting": {
    icon: "\u25b6\ufe0f",
    title: "The docs agent is working in the background",
    message: ""
   },
   "rejected/not-sent": {
    title: "The docs service could not be reached"
   },
   "unconfirmed/message-unconfirmed": {
    title: "Could not confirm that the message arrived"
   },
   "unconfirmed/state-unavailable": {
    title: "Not submitted, to avoid a duplicate"
   },
   "cancelled/no-job": {
    title: "Cancelled before anything was sent",
    message: "",
    next: RETRY
   },
   "skipped/dry-run": {
    icon: "\u{1f50d}",
    title: "Dry run"
   },
   "internal-error/no-job": {
    next: RETRY
   }
  };
  function present({conclusion, job, isUpdate = !1}) {
   const state = conclusion?.outcome ?? (void 0 === job ? "submitting" : "in-progress");
   return {
    ...PRESENTATIONS[state],
    ...VARIANTS[`${state}/${(conclusion?.reason ?? "") || (void 0 === job ? "no-job" : isUpdate ? "update" : "")}`]
   };
  }
  function renderHint(details, command) {
   const choices = Object.entries(present(details).next ?? {});
   if (0 === choices.length) return "";
   return `Comment ${choices.map(([words, aim]) => `${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(`${command} ${words}`)} ${aim}`).join(", or ")}.`;
  }
  function conclusionOf({status, prLink}) {
   if ("completed" === status) return {
    outcome: null === prLink ? "no-pr" : "pr-opened",
    reason: ""
   };
   return "failed" === status || "archived" === status ? {
    outcome: status,
    reason: ""
   } : void 0;
  }
  function isPullRequestUpdate(baseline, job) {
   return null !== baseline && null !== baseline.prLink && baseline.prLink === job?.prLink;
  }
 }),
 639: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   Cv: () => identifier,
   DV: () => codeBlock,
   SS: () => codeSpan,
   Sz: () => identifierCell,
   X1: () => escapeText,
   ZD: () => escapeHtml,
   _: () => renderInline,
   nf: () => link
  });
  var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(62);
  const ZERO_WIDTH_SPACE = "\u200b";
  function escapeText(text) {
   return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pF)(text).replace(/&/g, "&amp;").replace(/[\\`*[\]<|~$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, "\\$&").replace(/^(?=[-+=>#])|^(\d+)(?=[.)](\s|$))/, "$1\\").replace(/[@#]|:(?=\/\/)|(?<![A-Za-z0-9])(?:www(?=\.)|GH(?=-\d))/gi, match => match + ZERO_WIDTH_SPACE);
  }
  const ENTITIES = {
   "&": "&amp;",
   "<": "&lt;",
   ">": "&gt;",
   '"': "&quot;",
   "'": "&apos;"
  };
  function escapeHtml(text) {
   return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pF)(text).replace(/[&<>"']/g, character => ENTITIES[character] ?? "").replace(/[@#]|:(?=\/\/)/g, match => match + ZERO_WIDTH_SPACE);
  }
  function codeSpan(text) {
   const line = (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pF)(text);
   if ("" === line) return "";
   const fence = "`".repeat(longestRun(line, "`") + 1);
   const pad = line.startsWith("`") || line.endsWith("`") ? " " : "";
   return `${fence}${pad}${line}${pad}${fence}`;
  }
  function codeCell(text) {
   return codeSpan(text.replace(/\\(?=\|)/g, "\\ ")).replaceAll("|", "\\|");
  }
  const MAX_IDENTIFIER_LENGTH = 200;
  function identifier(text) {
   return codeSpan((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.xv)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pF)(text ?? ""), MAX_IDENTIFIER_LENGTH));
  }
  function identifierCell(text) {
   return codeCell((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.xv)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pF)(text ?? ""), MAX_IDENTIFIER_LENGTH));
  }
  function codeBlock(text, language = "") {
   const shown = (0, _text_js__WEBPACK_IMPORTED_MODULE_0__._0)(text);
   const fence = "`".repeat(Math.max(3, longestRun(shown, "`") + 1));
   return `${fence}${language}\n${shown}\n${fence}`;
  }
  function link(text, url) {
   const address = url.replace(/[\s<>()[\]\\|"'`]/g, character => encodeURIComponent(character).replace(/[()']/g, percent));
   return `[${escapeText(text)}](${address})`;
  }
  function percent(character) {
   return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  }
  function longestRun(text, character) {
   let longest = 0;
   let run = 0;
   for (const each of text) {
    run = each === character ? run + 1 : 0;
    if (run > longest) longest = run;
   }
   return longest;
  }
  function renderInline(text, dashboardUrl) {
   const linked = words => void 0 === dashboardUrl ? words : link(words, dashboardUrl);
   return text.split(/(`[^`]+`)/).map((part, index) => index % 2 == 1 ? codeSpan(part.slice(1, -1)) : escapeKeepingSpace(part).replaceAll(/\bthe dashboard\b/gi, linked)).join("");
  }
  function escapeKeepingSpace(part) {
   const before = part.startsWith(" ") ? " " : "";
   const after = part.endsWith(" ") && "" !== part.trim() ? " " : "";
   return `${before}${escapeText(part)}${after}`;
  }
 }),
 141: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   x9: () => joinBlocks,
   lc: () => renderBody,
   zF: () => renderTitle,
   D6: () => resultText
  });
  var src_text = __nccwpck_require__(62);
  var report_conclusion = __nccwpck_require__(245);
  var markdown = __nccwpck_require__(639);
  const PULL_PATH = /^\/([A-Za-z0-9-]+\/[A-Za-z0-9._-]+)\/pull\/(\d{1,10})\/?$/;
  const MAX_LINK_LENGTH = 300;
  function renderPullRequestLink(job, serverUrl) {
   const {prLink, repository} = job;
   if (null === prLink) return "";
   const url = URL.parse(prLink);
   if ("https:" !== url?.protocol || "" !== url.username || "" !== url.password) return (0, 
   markdown.Sz)(prLink);
   if (url.href.length > MAX_LINK_LENGTH) return (0, markdown.Sz)(prLink);
   if (url.host === serverUrl.host) {
    const [, place, number] = PULL_PATH.exec(url.pathname) ?? [];
    if (void 0 === place) return (0, markdown.Sz)(prLink);
    return (0, markdown.nf)(`${place}#${number}`, `${url.origin}/${place}/pull/${number}`);
   }
   return URL.parse(repository ?? "")?.host === url.host ? (0, markdown.nf)(`${url.host}${url.pathname}`, url.href) : (0, 
   markdown.Sz)(prLink);
  }
  function resultText(result) {
   const {conclusion, job, note = "", detail = "", steps = []} = result;
   const {title, message = ""} = (0, report_conclusion.Eb)(result);
   const isTitled = "skipped" !== conclusion.outcome || "dry-run" === conclusion.reason;
   const link = "pr-opened" === conclusion.outcome ? `: ${(0, src_text.pF)(job?.prLink ?? "")}` : ".";
   return [ isTitled ? `${title}${link}` : "", result.message ?? message, note, detail, ...steps ].filter(text => "" !== text).join(" ");
  }
  function renderTitle(result, serverUrl, prLink = result.job?.prLink ?? null) {
   const {icon, title} = (0, report_conclusion.Eb)(result);
   const pullRequest = renderPullRequestLink({
    prLink,
    repository: result.job?.repository
   }, serverUrl);
   return `${icon} ${title}${"" === pullRequest ? "" : `: ${pullRequest}`}`;
  }
  const MAX_TEXT_LENGTH = 2e3;
  function renderBody(result, dashboardUrl) {
   const {note = "", detail = "", steps = []} = result;
   const render = text => (0, markdown._)((0, src_text.xv)(text, MAX_TEXT_LENGTH), dashboardUrl);
   const message = render(result.message ?? (0, report_conclusion.Eb)(result).message ?? "");
   const isList = steps.length > 1;
   return joinBlocks([ isList && "" !== message ? `**${message}**` : message, render(note), steps.map(step => `${isList ? "- " : ""}${render(step)}`).join("\n"), detail && `<details><summary>Technical details</summary>\n\n${render(detail)}\n\n</details>` ]);
  }
  function joinBlocks(blocks) {
   return blocks.filter(block => "" !== block).join("\n\n");
  }
 }),
 618: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   e: () => logUnexpectedError
  });
  function logUnexpectedError(runner, error) {
   const message = error instanceof Error ? error.message : String(error);
   runner.error(`Unexpected error: ${message}. Please report it with the stack below.`, "Docs agent");
   if (error instanceof Error) for (const line of error.stack?.split("\n") ?? []) runner.info(line);
  }
 }),
 369: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   Q: () => readEnvironment
  });
  const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
  var property = __nccwpck_require__(640);
  function readEnvironment(env) {
   const eventPayload = readPayload(env.GITHUB_EVENT_PATH);
   const serverUrl = parseServerUrl(env.GITHUB_SERVER_URL);
   const repository = env.GITHUB_REPOSITORY ?? "";
   const id = env.GITHUB_RUN_ID ?? "";
   const actionRepository = env.GITHUB_ACTION_REPOSITORY ?? "";
   const attempt = Number(env.GITHUB_RUN_ATTEMPT) || 1;
   const url = `${serverUrl.origin}/${repository}/actions/runs/${id}`;
   return {
    eventName: env.GITHUB_EVENT_NAME ?? "",
    eventPayload,
    workspace: env.GITHUB_WORKSPACE || process.cwd(),
    apiUrl: env.GITHUB_API_URL || "https://api.github.com",
    run: {
     id,
     attempt,
     job: env.GITHUB_JOB ?? "",
     step: env.GITHUB_ACTION ?? "",
     url: attempt > 1 ? `${url}/attempts/${attempt}` : url,
     serverUrl,
     repository,
     repositoryId: toId(env.GITHUB_REPOSITORY_ID) || toId(repositoryIdIn(eventPayload)),
     actor: env.GITHUB_ACTOR ?? "",
     actionUrl: "" === actionRepository ? "" : `${serverUrl.origin}/${actionRepository}`
    }
   };
  }
  function parseServerUrl(text = "") {
   const url = URL.parse(text);
   return "https:" === url?.protocol || "http:" === url?.protocol ? url : new URL("https://github.com");
  }
  function repositoryIdIn(payload) {
   return (0, property.U)((0, property.U)(payload, "repository"), "id");
  }
  function toId(value) {
   const id = "string" == typeof value || "number" == typeof value ? Number(value) : 0;
   return Number.isSafeInteger(id) && id > 0 ? id : 0;
  }
  function readPayload(path) {
   if (void 0 === path || "" === path) return;
   try {
    return JSON.parse((0, external_node_fs_namespaceObject.readFileSync)(path, "utf8"));
   } catch {
    return;
   }
  }
 }),
 734: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   ji: () => createRunner,
   V4: () => runner_getInput,
   aY: () => maskInputs
  });
  var external_os_ = __nccwpck_require__(857);
  function utils_toCommandValue(input) {
   if (null == input) return ""; else if ("string" == typeof input || input instanceof String) return input;
   return JSON.stringify(input);
  }
  function toCommandProperties(annotationProperties) {
   if (!Object.keys(annotationProperties).length) return {};
   return {
    title: annotationProperties.title,
    file: annotationProperties.file,
    line: annotationProperties.startLine,
    endLine: annotationProperties.endLine,
    col: annotationProperties.startColumn,
    endColumn: annotationProperties.endColumn
   };
  }
  function command_issueCommand(command, properties, message) {
   const cmd = new Command(command, properties, message);
   process.stdout.write(cmd.toString() + external_os_.EOL);
  }
  function command_issue(name, message = "") {
   command_issueCommand(name, {}, message);
  }
  const CMD_STRING = "::";
  class Command {
   constructor(command, properties, message) {
    if (!command) command = "missing.command";
    this.command = command;
    this.properties = properties;
    this.message = message;
   }
   toString() {
    let cmdStr = CMD_STRING + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
     cmdStr += " ";
     let first = !0;
     for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
      const val = this.properties[key];
      if (val) {
       if (first) first = !1; else cmdStr += ",";
       cmdStr += `${key}=${escapeProperty(val)}`;
      }
     }
    }
    cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
    return cmdStr;
   }
  }
  function escapeData(s) {
   return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
  }
  function escapeProperty(s) {
   return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
  }
  const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
  var external_fs_ = __nccwpck_require__(896);
  function file_command_issueFileCommand(command, message) {
   const filePath = process.env[`GITHUB_${command}`];
   if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
   if (!external_fs_.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
   external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
    encoding: "utf8"
   });
  }
  function file_command_prepareKeyValueMessage(key, value) {
   const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
   const convertedValue = utils_toCommandValue(value);
   if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
   if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
   return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
  }
  __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
  var summary_awaiter = function(thisArg, _arguments, P, generator) {
   function adopt(value) {
    return value instanceof P ? value : new P(function(resolve) {
     resolve(value);
    });
   }
   return new (P || (P = Promise))(function(resolve, reject) {
    function fulfilled(value) {
     try {
      step(generator.next(value));
     } catch (e) {
      reject(e);
     }
    }
    function rejected(value) {
     try {
      step(generator.throw(value));
     } catch (e) {
      reject(e);
     }
    }
    function step(result) {
     result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
   });
  };
  const {access, appendFile, writeFile} = external_fs_.promises;
  const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
  class Summary {
   constructor() {
    this._buffer = "";
   }
   filePath() {
    return summary_awaiter(this, void 0, void 0, function*() {
     if (this._filePath) return this._filePath;
     const pathFromEnv = process.env[SUMMARY_ENV_VAR];
     if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
     try {
      yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
     } catch (_a) {
      throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
     }
     this._filePath = pathFromEnv;
     return this._filePath;
    });
   }
   wrap(tag, content, attrs = {}) {
    const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
    if (!content) return `<${tag}${htmlAttrs}>`;
    return `<${tag}${htmlAttrs}>${content}</${tag}>`;
   }
   write(options) {
    return summary_awaiter(this, void 0, void 0, function*() {
     const overwrite = !!(null == options ? void 0 : options.overwrite);
     const filePath = yield this.filePath();
     const writeFunc = overwrite ? writeFile : appendFile;
     yield writeFunc(filePath, this._buffer, {
      encoding: "utf8"
     });
     return this.emptyBuffer();
    });
   }
   clear() {
    return summary_awaiter(this, void 0, void 0, function*() {
     return this.emptyBuffer().write({
      overwrite: !0
     });
    });
   }
   stringify() {
    return this._buffer;
   }
   isEmptyBuffer() {
    return 0 === this._buffer.length;
   }
   emptyBuffer() {
    this._buffer = "";
    return this;
   }
   addRaw(text, addEOL = !1) {
    this._buffer += text;
    return addEOL ? this.addEOL() : this;
   }
   addEOL() {
    return this.addRaw(external_os_.EOL);
   }
   addCodeBlock(code, lang) {
    const attrs = Object.assign({}, lang && {
     lang
    });
    const element = this.wrap("pre", this.wrap("code", code), attrs);
    return this.addRaw(element).addEOL();
   }
   addList(items, ordered = !1) {
    const tag = ordered ? "ol" : "ul";
    const listItems = items.map(item => this.wrap("li", item)).join("");
    const element = this.wrap(tag, listItems);
    return this.addRaw(element).addEOL();
   }
   addTable(rows) {
    const tableBody = rows.map(row => {
     const cells = row.map(cell => {
      if ("string" == typeof cell) return this.wrap("td", cell);
      const {header, data, colspan, rowspan} = cell;
      const tag = header ? "th" : "td";
      const attrs = Object.assign(Object.assign({}, colspan && {
       colspan
      }), rowspan && {
       rowspan
      });
      return this.wrap(tag, data, attrs);
     }).join("");
     return this.wrap("tr", cells);
    }).join("");
    const element = this.wrap("table", tableBody);
    return this.addRaw(element).addEOL();
   }
   addDetails(label, content) {
    const element = this.wrap("details", this.wrap("summary", label) + content);
    return this.addRaw(element).addEOL();
   }
   addImage(src, alt, options) {
    const {width, height} = options || {};
    const attrs = Object.assign(Object.assign({}, width && {
     width
    }), height && {
     height
    });
    const element = this.wrap("img", null, Object.assign({
     src,
     alt
    }, attrs));
    return this.addRaw(element).addEOL();
   }
   addHeading(text, level) {
    const tag = `h${level}`;
    const allowedTag = [ "h1", "h2", "h3", "h4", "h5", "h6" ].includes(tag) ? tag : "h1";
    const element = this.wrap(allowedTag, text);
    return this.addRaw(element).addEOL();
   }
   addSeparator() {
    const element = this.wrap("hr", null);
    return this.addRaw(element).addEOL();
   }
   addBreak() {
    const element = this.wrap("br", null);
    return this.addRaw(element).addEOL();
   }
   addQuote(text, cite) {
    const attrs = Object.assign({}, cite && {
     cite
    });
    const element = this.wrap("blockquote", text, attrs);
    return this.addRaw(element).addEOL();
   }
   addLink(text, href) {
    const element = this.wrap("a", text, {
     href
    });
    return this.addRaw(element).addEOL();
   }
  }
  const summary = new Summary;
  __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
  __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
  __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
  __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
  process;
  __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
  process;
  external_os_.platform();
  external_os_.arch();
  var core_awaiter = function(thisArg, _arguments, P, generator) {
   function adopt(value) {
    return value instanceof P ? value : new P(function(resolve) {
     resolve(value);
    });
   }
   return new (P || (P = Promise))(function(resolve, reject) {
    function fulfilled(value) {
     try {
      step(generator.next(value));
     } catch (e) {
      reject(e);
     }
    }
    function rejected(value) {
     try {
      step(generator.throw(value));
     } catch (e) {
      reject(e);
     }
    }
    function step(result) {
     result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
   });
  };
  var ExitCode;
  !function(ExitCode) {
   ExitCode[ExitCode.Success = 0] = "Success";
   ExitCode[ExitCode.Failure = 1] = "Failure";
  }(ExitCode || (ExitCode = {}));
  function core_setSecret(secret) {
   command_issueCommand("add-mask", {}, secret);
  }
  function getInput(name, options) {
   const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
   if (options && options.required && !val) throw new Error(`Input required and not supplied: ${name}`);
   if (options && !1 === options.trimWhitespace) return val;
   return val.trim();
  }
  function setOutput(name, value) {
   if (process.env.GITHUB_OUTPUT) return file_command_issueFileCommand("OUTPUT", file_command_prepareKeyValueMessage(name, value));
   process.stdout.write(external_os_.EOL);
   command_issueCommand("set-output", {
    name
   }, utils_toCommandValue(value));
  }
  function error(message, properties = {}) {
   command_issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
  }
  function warning(message, properties = {}) {
   command_issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
  }
  function notice(message, properties = {}) {
   command_issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
  }
  function info(message) {
   process.stdout.write(message + external_os_.EOL);
  }
  function startGroup(name) {
   command_issue("group", name);
  }
  function endGroup() {
   command_issue("endgroup");
  }
  function group(name, fn) {
   return core_awaiter(this, void 0, void 0, function*() {
    startGroup(name);
    let result;
    try {
     result = yield fn();
    } finally {
     endGroup();
    }
    return result;
   });
  }
  function saveState(name, value) {
   if (process.env.GITHUB_STATE) return file_command_issueFileCommand("STATE", file_command_prepareKeyValueMessage(name, value));
   command_issueCommand("save-state", {
    name
   }, utils_toCommandValue(value));
  }
  function getState(name) {
   return process.env[`STATE_${name}`] || "";
  }
  var src_text = __nccwpck_require__(62);
  function createRunner() {
   return {
    info: (line, style = "plain") => info(colorize(escapeLogLine(line), style)),
    notice: (message, title) => notice(escapeLogLine(message), withTitle(title)),
    warning: (message, title) => warning(escapeLogLine(message), withTitle(title)),
    error: (message, title) => error(escapeLogLine(message), withTitle(title)),
    group: async (title, body) => group(escapeLogLine(title), body),
    setOutput: (name, value) => setOutput(name, value),
    saveState: (name, value) => {
     saveState(name, value);
     process.env[`STATE_${name}`] = value;
    },
    getState: name => getState(name),
    async writeSummary(markdown) {
     try {
      await summary.emptyBuffer().addRaw(markdown, !0).write({
       overwrite: !0
      });
     } catch (error) {
      warning(`The job summary could not be written: ${error instanceof Error ? error.message : String(error)}`);
     }
    }
   };
  }
  function runner_getInput(name) {
   return getInput(name);
  }
  function maskInputs(...names) {
   for (const line of names.flatMap(name => runner_getInput(name).split("\n"))) if ("" !== line.trim()) core_setSecret(line.trim());
  }
  function withTitle(title) {
   return void 0 === title ? void 0 : {
    title: escapeLogLine(title)
   };
  }
  const CODES = {
   good: 32,
   bad: 31,
   quiet: 90
  };
  function colorize(line, style, env = process.env) {
   return "plain" === style || "true" !== env.GITHUB_ACTIONS || env.NO_COLOR ? line : `\x1b[${CODES[style]}m${line}\x1b[0m`;
  }
  function escapeLogLine(text) {
   return (0, src_text._0)(text).replace(/[\n\t]+/g, " ").replace(/^(\s*):(?=:)/, "$1: ").replaceAll("##[", "## [");
  }
 }),
 42: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   C: () => stripToSingleLine,
   P: () => stripHidden
  });
  var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(62);
  const LINE_OPENERS = " \t>-*+";
  function stripHidden(text, kind = "prose") {
   const lines = (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.I5)(text);
   const visible = (0, _text_js__WEBPACK_IMPORTED_MODULE_0__._0)(lines);
   const plain = "code" === kind ? visible.split("\n").map(removeComments).join("\n") : removeComments(visible);
   const rest = "prose" === kind ? removeUnclosedComment(plain) : plain;
   return {
    text: rest,
    removed: lines.length - rest.length
   };
  }
  function stripToSingleLine(text) {
   const {text: plain, removed} = stripHidden(text);
   return {
    text: plain.replaceAll(/[\n\t]/g, " ").trim(),
    removed
   };
  }
  function removeComments(text) {
   const kept = [];
   let at = 0;
   for (let start = text.indexOf("\x3c!--"); -1 !== start; start = text.indexOf("\x3c!--", at)) {
    const close = text.indexOf("--\x3e", start);
    if (-1 === close) break;
    kept.push(text.slice(at, start), " ");
    at = close + 3;
   }
   return kept.join("") + text.slice(at);
  }
  function removeUnclosedComment(text) {
   for (let start = text.indexOf("\x3c!--"); -1 !== start; start = text.indexOf("\x3c!--", start + 4)) {
    let before = start - 1;
    for (;before >= 0 && LINE_OPENERS.includes(text.charAt(before)); ) before -= 1;
    if (before < 0 || "\n" === text.charAt(before)) return text.slice(0, start);
   }
   return text;
  }
 }),
 62: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   I5: () => normalizeLineEnds,
   _0: () => stripInvisible,
   pF: () => singleLine,
   vo: () => sliceStart,
   xv: () => truncate
  });
  const INVISIBLE = /(?![\uFE0E\uFE0F])[\p{Default_Ignorable_Code_Point}\p{Surrogate}\uFFF9-\uFFFB]|[^\P{Control}\t\n]/gu;
  const STRAY_SELECTOR = /(?<![0-9#*]|[^\p{ASCII}\uFE0E\uFE0F])[\uFE0E\uFE0F]/gu;
  function normalizeLineEnds(text) {
   return text.replace(/\r\n|[\r\u0085\u2028\u2029]/g, "\n");
  }
  function stripInvisible(text) {
   return normalizeLineEnds(text).replace(INVISIBLE, "").replace(STRAY_SELECTOR, "");
  }
  function singleLine(text) {
   return stripInvisible(text).replace(/[\n\t]+/g, " ").trim();
  }
  function sliceStart(text, limit) {
   const last = text.charCodeAt(limit - 1);
   return text.slice(0, last >= 55296 && last <= 56319 ? limit - 1 : limit);
  }
  function truncate(text, limit) {
   return text.length <= limit ? text : `${sliceStart(text, limit - 1)}\u2026`;
  }
 }),
 993: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   Zs: () => filterEvent,
   _m: () => hasPermission,
   cS: () => skipNoCommand,
   eD: () => filterActivity,
   iv: () => skip,
   pm: () => needsPermission
  });
  var _command_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(316);
  var _domain_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(893);
  function skip(reason, message) {
   return {
    conclusion: {
     outcome: "skipped",
     reason
    },
    message
   };
  }
  function filterEvent(event, {commandPrefix, allowBots}, apiKey) {
   if (void 0 === event) return skip("unsupported-event", "The payload of the event could not be read.");
   if ("automatic" === event.kind) return skipWithoutSecrets(event, apiKey) ?? {
    kind: "automatic",
    event
   };
   if ("created" !== event.action && "submitted" !== event.action) return skip("not-created", `Only new comments can be commands. This one was ${event.action ?? "changed"}.`);
   if (event.body.includes(_domain_js__WEBPACK_IMPORTED_MODULE_0__.JO)) return skip("bot", "The comment was written by this action.");
   const command = (0, _command_parse_js__WEBPACK_IMPORTED_MODULE_1__.R)(event.body, commandPrefix);
   if ("none" === command.kind) return skipNoCommand(commandPrefix);
   for (const {login, isBot} of [ event.author, event.sender ]) if (isBot && !allowBots.includes(login)) return skip("bot", `${login} is a bot. Add it to \`allow-bots\` if it may run commands.`);
   return skipWithoutSecrets(event, apiKey) ?? {
    kind: "command",
    event,
    command
   };
  }
  function skipNoCommand(prefix) {
   return skip("no-command", `The comment is not a command: it does not start with ${prefix}.`);
  }
  const TRUSTED_EVENTS = [ "push", "release", "schedule", "workflow_dispatch", "repository_dispatch" ];
  function needsPermission({name, action, details}) {
   return !("closed" === action && "pull-request" === details.subject.kind && !0 === details.merged || TRUSTED_EVENTS.includes(name));
  }
  const BARE_EVENTS = [ "schedule", "workflow_dispatch", "repository_dispatch" ];
  function filterActivity({name, action = "", details}, hasTask) {
   const {kind} = details.subject;
   if ("release" === name && "none" === kind) return skip("unsupported-event", `Only releases that are published count. This one was ${action || "changed"}.`);
   if ("push" === name && "none" === kind) return skip("unsupported-event", "The push deleted its branch or tag.");
   if ("issues" === name && ("deleted" === action || "transferred" === action)) return skip("unsupported-event", `The issue was ${action}.`);
   if ("merge_group" === name || "none" === kind && !hasTask && !BARE_EVENTS.includes(name)) return skip("unsupported-event", `An event ${name} has nothing to document.`);
   if ("pull-request" !== kind || !0 === details.merged) return;
   if ("closed" === action) return skip("not-merged", "The pull request was closed without a merge.");
   if (hasTask) return;
   return skip("not-merged", "The pull request is not merged. Use `types: [closed]`, or set `prompt` to say what to do before the merge.");
  }
  function skipWithoutSecrets(event, apiKey) {
   if ("" !== apiKey || !event.withoutSecrets) return;
   return skip("no-secrets", `GitHub provides no secrets for ${event.name} events of forks and Dependabot, so there is no API key. ${"comment" === event.kind ? "Write the command as an ordinary comment in the conversation of the pull request." : "Use an event with secrets: `issue_comment`, `push`, or `pull_request_target` with `types: [closed]`."}`);
  }
  function hasPermission(has, needed) {
   return _domain_js__WEBPACK_IMPORTED_MODULE_0__.Jj.indexOf(has) >= _domain_js__WEBPACK_IMPORTED_MODULE_0__.Jj.indexOf(needed);
  }
 }),
 123: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   p: () => skipOrdinaryComment
  });
  var _command_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(316);
  var _domain_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(893);
  var _property_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(640);
  var _event_filter_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(993);
  const COMMENTS = new Map([ [ "issue_comment", [ "comment", "created" ] ], [ "pull_request_review_comment", [ "comment", "created" ] ], [ "pull_request_review", [ "review", "submitted" ] ] ]);
  function skipOrdinaryComment(name, payload, prefix) {
   const [property = "", action] = COMMENTS.get(name) ?? [];
   if (void 0 === action || (0, _property_js__WEBPACK_IMPORTED_MODULE_2__.U)(payload, "action") !== action) return;
   const body = (0, _property_js__WEBPACK_IMPORTED_MODULE_2__.U)((0, _property_js__WEBPACK_IMPORTED_MODULE_2__.U)(payload, property), "body") ?? "";
   if ("string" != typeof body || body.includes(_domain_js__WEBPACK_IMPORTED_MODULE_0__.JO)) return;
   return "none" === (0, _command_parse_js__WEBPACK_IMPORTED_MODULE_3__.R)(body, prefix).kind ? (0, 
   _event_filter_js__WEBPACK_IMPORTED_MODULE_1__.cS)(prefix) : void 0;
  }
 })
};

var __webpack_module_cache__ = {};

function __nccwpck_require__(moduleId) {
 var cachedModule = __webpack_module_cache__[moduleId];
 if (void 0 !== cachedModule) return cachedModule.exports;
 var module = __webpack_module_cache__[moduleId] = {
  exports: {}
 };
 var threw = !0;
 try {
  __webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
  threw = !1;
 } finally {
  if (threw) delete __webpack_module_cache__[moduleId];
 }
 return module.exports;
}

__nccwpck_require__.m = __webpack_modules__;

if (void 0 !== __nccwpck_require__) __nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";

(() => {
 var webpackQueues = "function" == typeof Symbol ? Symbol("webpack queues") : "__webpack_queues__";
 var webpackExports = "function" == typeof Symbol ? Symbol("webpack exports") : "__webpack_exports__";
 var webpackError = "function" == typeof Symbol ? Symbol("webpack error") : "__webpack_error__";
 var resolveQueue = queue => {
  if (queue && queue.d < 1) {
   queue.d = 1;
   queue.forEach(fn => fn.r--);
   queue.forEach(fn => fn.r-- ? fn.r++ : fn());
  }
 };
 var wrapDeps = deps => deps.map(dep => {
  if (null !== dep && "object" == typeof dep) {
   if (dep[webpackQueues]) return dep;
   if (dep.then) {
    var queue = [];
    queue.d = 0;
    dep.then(r => {
     obj[webpackExports] = r;
     resolveQueue(queue);
    }, e => {
     obj[webpackError] = e;
     resolveQueue(queue);
    });
    var obj = {};
    obj[webpackQueues] = fn => fn(queue);
    return obj;
   }
  }
  var ret = {};
  ret[webpackQueues] = x => {};
  ret[webpackExports] = dep;
  return ret;
 });
 __nccwpck_require__.a = (module, body, hasAwait) => {
  var queue;
  hasAwait && ((queue = []).d = -1);
  var depQueues = new Set;
  var exports = module.exports;
  var currentDeps;
  var outerResolve;
  var reject;
  var promise = new Promise((resolve, rej) => {
   reject = rej;
   outerResolve = resolve;
  });
  promise[webpackExports] = exports;
  promise[webpackQueues] = fn => (queue && fn(queue), depQueues.forEach(fn), promise.catch(x => {}));
  module.exports = promise;
  body(deps => {
   currentDeps = wrapDeps(deps);
   var fn;
   var getResult = () => currentDeps.map(d => {
    if (d[webpackError]) throw d[webpackError];
    return d[webpackExports];
   });
   var promise = new Promise(resolve => {
    (fn = () => resolve(getResult)).r = 0;
    var fnQueue = q => q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, 
    q.push(fn)));
    currentDeps.map(dep => dep[webpackQueues](fnQueue));
   });
   return fn.r ? promise : getResult();
  }, err => (err ? reject(promise[webpackError] = err) : outerResolve(exports), resolveQueue(queue)));
  queue && queue.d < 0 && (queue.d = 0);
 };
})();

(() => {
 var getProto = Object.getPrototypeOf ? obj => Object.getPrototypeOf(obj) : obj => obj.__proto__;
 var leafPrototypes;
 __nccwpck_require__.t = function(value, mode) {
  if (1 & mode) value = this(value);
  if (8 & mode) return value;
  if ("object" == typeof value && value) {
   if (4 & mode && value.__esModule) return value;
   if (16 & mode && "function" == typeof value.then) return value;
  }
  var ns = Object.create(null);
  __nccwpck_require__.r(ns);
  var def = {};
  leafPrototypes = leafPrototypes || [ null, getProto({}), getProto([]), getProto(getProto) ];
  for (var current = 2 & mode && value; "object" == typeof current && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach(key => def[key] = () => value[key]);
  def.default = () => value;
  __nccwpck_require__.d(ns, def);
  return ns;
 };
})();

(() => {
 __nccwpck_require__.d = (exports, definition) => {
  for (var key in definition) if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) Object.defineProperty(exports, key, {
   enumerable: !0,
   get: definition[key]
  });
 };
})();

(() => {
 __nccwpck_require__.f = {};
 __nccwpck_require__.e = chunkId => Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
  __nccwpck_require__.f[key](chunkId, promises);
  return promises;
 }, []));
})();

(() => {
 __nccwpck_require__.u = chunkId => chunkId + ".index.js";
})();

(() => {
 __nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
})();

(() => {
 __nccwpck_require__.r = exports => {
  if ("undefined" != typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports, Symbol.toStringTag, {
   value: "Module"
  });
  Object.defineProperty(exports, "__esModule", {
   value: !0
  });
 };
})();

(() => {
 var installedChunks = {
  792: 0
 };
 var installChunk = data => {
  var {ids, modules, runtime} = data;
  var moduleId, chunkId, i = 0;
  for (moduleId in modules) if (__nccwpck_require__.o(modules, moduleId)) __nccwpck_require__.m[moduleId] = modules[moduleId];
  if (runtime) runtime(__nccwpck_require__);
  for (;i < ids.length; i++) {
   if (__nccwpck_require__.o(installedChunks, chunkId = ids[i]) && installedChunks[chunkId]) installedChunks[chunkId][0]();
   installedChunks[ids[i]] = 0;
  }
 };
 __nccwpck_require__.f.j = (chunkId, promises) => {
  var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : void 0;
  if (0 !== installedChunkData) if (installedChunkData) promises.push(installedChunkData[1]); else if (1) {
   var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, e => {
    if (0 !== installedChunks[chunkId]) installedChunks[chunkId] = void 0;
    throw e;
   });
   promise = Promise.race([ promise, new Promise(resolve => installedChunkData = installedChunks[chunkId] = [ resolve ]) ]);
   promises.push(installedChunkData[1] = promise);
  }
 };
})();

var __webpack_exports__ = __nccwpck_require__(703);

__webpack_exports__ = await __webpack_exports__;
