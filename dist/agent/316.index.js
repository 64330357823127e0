export const id = 316;

export const ids = [ 316 ];

export const modules = {
 2426: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Fo: () => collect,
   Zz: () => compose,
   CL: () => describePrompt,
   yp: () => likelyGoesOn
  });
  var job_reuse = __webpack_require__(866);
  var format = __webpack_require__(3083);
  function describeSent({how, host, characters, sent, removedHidden}) {
   const pieces = sent.map(describePiece).join(", ");
   const hidden = 0 === removedHidden ? "" : `; ${(0, format.hS)(removedHidden, "hidden character")} taken out`;
   return `${how} to ${host}: ${(0, format.hS)(characters, "character")}: ${"" === pieces ? "the instruction alone" : pieces}${hidden}`;
  }
  function describePiece(piece) {
   const name = void 0 === piece.count ? piece.piece : (0, format.hS)(piece.count, piece.piece.endsWith("s") ? piece.piece.slice(0, -1) : piece.piece);
   if (0 === piece.characters) return `${name} (left out)`;
   return piece.cut ? `${name} (cut)` : name;
  }
  function composePrompt({instruction, rules, context}) {
   const house = rules?.trim() ?? "";
   const parts = [ instruction.trim(), "" === house ? "" : `These rules of the repository hold for all work on its docs:\n\n${house}`, "" === context.text ? "" : `----\n\n${context.text.trim()}` ];
   const sent = "" === house ? context.sent : [ {
    piece: "house rules",
    characters: house.length,
    cut: !1
   }, ...context.sent ];
   return {
    prompt: parts.filter(part => "" !== part).join("\n\n"),
    sent
   };
  }
  var run_context = __webpack_require__(6322);
  var agent_instruction = __webpack_require__(5128);
  async function collect(scene, words, goesOn) {
   const {rulesFile, include} = scene.inputs.context;
   const [rules, known] = await Promise.all([ "" === rulesFile ? {
    text: void 0,
    gap: void 0
   } : scene.github.changes.houseRules(rulesFile), "none" === include ? {
    facts: scene.facts,
    include
   } : factsFor(scene, words, goesOn) ]);
   return {
    ...known,
    rules,
    goesOn
   };
  }
  async function compose(scene, words, {rules, goesOn, facts, include}) {
   const {subject} = scene;
   if (void 0 !== rules.gap) (0, run_context.Pk)(scene, [ rules.gap ]);
   const context = void 0 === facts ? NO_CONTEXT : await contextOf(scene, facts, include);
   const link = void 0 === facts || "" === facts.url ? pageOf(scene) : facts.url;
   const instruction = (0, agent_instruction.u)(words, {
    subject,
    link,
    sent: context.sent,
    goesOn
   });
   const {prompt, sent} = composePrompt({
    instruction,
    rules: rules.text,
    context
   });
   return {
    text: prompt,
    sent,
    removedHidden: context.removedHidden,
    covers: facts?.headSha
   };
  }
  const NO_CONTEXT = {
   text: "",
   sent: [],
   removedHidden: 0
  };
  async function contextOf({inputs, world}, facts, include) {
   const {composeContext} = await Promise.all([ __webpack_require__.e(504), __webpack_require__.e(845) ]).then(__webpack_require__.bind(__webpack_require__, 5886));
   return composeContext({
    facts,
    include,
    limit: inputs.context.contextLimit,
    nonce: world.nonce
   });
  }
  function describePrompt({text, sent, removedHidden}, told) {
   return describeSent({
    ...told,
    sent,
    removedHidden,
    characters: text.length
   });
  }
  function likelyGoesOn({inputs, event, thread}, fresh) {
   if (void 0 !== inputs.jobId) return !0;
   return !fresh && (0, job_reuse.W2)(inputs, void 0 !== event) && void 0 !== (0, job_reuse.H$)(thread?.record);
  }
  function pageOf({subject, world}) {
   const {serverUrl, repository} = world.run;
   if (!("number" in subject)) return "";
   return `${serverUrl.origin}/${repository}/${"issue" === subject.kind ? "issues" : "pull"}/${subject.number}`;
  }
  async function factsFor(scene, {own}, goesOn) {
   const {inputs, event, subject} = scene;
   const {include} = inputs.context;
   if (void 0 === event || "none" === subject.kind) return {
    facts: scene.facts,
    include
   };
   if (!goesOn) return {
    facts: await gatherFor(scene),
    include
   };
   if ("" === own) return {
    facts: await gatherSince(scene),
    include
   };
   if ("review-comment" !== subject.kind) return {
    facts: void 0,
    include
   };
   const facts = await gatherFor(scene);
   return {
    facts: facts && {
     ...facts,
     gaps: [],
     headSha: void 0
    },
    include: [ "review" ]
   };
  }
  async function gatherFor(scene) {
   const {github, subject, thread} = scene;
   const lastCovered = thread?.record?.covered ?? void 0;
   const gathered = await github.changes.gather({
    subject,
    lastCovered
   });
   (0, run_context.Pk)(scene, gathered.ok ? gathered.facts.gaps : [ `${gathered.why}.` ]);
   return gathered.ok ? gathered.facts : void 0;
  }
  async function gatherSince(scene) {
   const facts = await gatherFor(scene);
   const covered = scene.thread?.record?.covered ?? void 0;
   if (void 0 === facts?.headSha || void 0 === covered || "pull-request" !== facts.about) return facts;
   if (facts.headSha === covered) return {
    ...facts,
    files: [],
    filesComplete: !0
   };
   const subject = {
    kind: "commits",
    from: covered,
    to: facts.headSha
   };
   const since = await scene.github.changes.gather({
    subject,
    lastCovered: void 0
   });
   if (!since.ok) return facts;
   const {commits, commitsComplete, files, filesComplete, gaps} = since.facts;
   return {
    ...facts,
    commits,
    commitsComplete,
    files,
    filesComplete,
    gaps
   };
  }
 }),
 4137: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   a: () => deferGitHub
  });
  function deferGitHub(load) {
   let loaded;
   const github = () => loaded ??= load();
   return {
    conversation: {
     list: async (...given) => (await github()).conversation.list(...given),
     listSince: async (...given) => (await github()).conversation.listSince(...given),
     read: async (...given) => (await github()).conversation.read(...given),
     create: async (...given) => (await github()).conversation.create(...given),
     update: async (...given) => (await github()).conversation.update(...given),
     remove: async (...given) => (await github()).conversation.remove(...given),
     textOf: async (...given) => (await github()).conversation.textOf(...given),
     react: async (...given) => (await github()).conversation.react(...given)
    },
    repository: {
     permissionOf: async (...given) => (await github()).repository.permissionOf(...given),
     isPullRequestOpen: async (...given) => (await github()).repository.isPullRequestOpen(...given)
    },
    changes: {
     gather: async (...given) => (await github()).changes.gather(...given),
     houseRules: async (...given) => (await github()).changes.houseRules(...given)
    }
   };
  }
 }),
 2104: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   K: () => readInputs
  });
  var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5633);
  var _inputs_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2166);
  var _inputs_fail_on_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9407);
  var _thread_job_reuse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(866);
  var _inputs_authorization_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4304);
  var _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4238);
  const LONGEST_WAIT_MINUTES = 7200;
  function readInputs(raw, {promptFile, event}) {
   const about = raw("about");
   const given = void 0 === event || "comment" === event.kind;
   const hasSubject = "" !== about && "event" !== about || given || "none" !== event.facts.subject.kind;
   const parsed = (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.bs)({
    connection: (0, _inputs_connection_js__WEBPACK_IMPORTED_MODULE_2__.dC)(raw),
    previousKeys: (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.uw)((0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.Mn)(raw("previous-api-keys"))),
    githubToken: (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.uw)(raw("github-token")),
    prompt: readPrompt({
     prompt: raw("prompt"),
     file: promptFile,
     optional: hasSubject || "" !== raw("job-id"),
     event: event?.name ?? ""
    }),
    jobId: optional(raw("job-id"), text => (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.tW)("job-id", text)),
    reuseJob: readReuseJob(raw("reuse-job"), {
     comment: raw("comment"),
     hasThread: hasSubject || "" !== raw("thread")
    }),
    gates: (0, _inputs_authorization_js__WEBPACK_IMPORTED_MODULE_1__.rI)(raw),
    context: (0, _inputs_context_js__WEBPACK_IMPORTED_MODULE_3__.zR)(raw),
    waitMinutes: (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.kz)("wait-minutes", raw("wait-minutes"), {
     least: 0,
     most: LONGEST_WAIT_MINUTES,
     unit: "minutes"
    }),
    pollIntervalSeconds: optional(raw("poll-interval-seconds"), text => (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.kz)("poll-interval-seconds", text, {
     least: 2,
     most: 3600,
     unit: "seconds"
    })),
    comment: readComment(raw("comment"), {
     about,
     hasThread: hasSubject || "" !== raw("thread")
    }),
    thread: readThread(raw("thread"), "since-last" === about && !given),
    threadKey: readThreadKey(raw("thread-key")),
    notify: (0, _inputs_authorization_js__WEBPACK_IMPORTED_MODULE_1__.Kf)("notify", raw("notify"), [ "asker", "none" ]),
    failOn: (0, _inputs_fail_on_js__WEBPACK_IMPORTED_MODULE_0__.mc)(raw("fail-on")),
    dryRun: (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.Vf)("dry-run", raw("dry-run")),
    matrixIndex: (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.uw)(raw("matrix-index")),
    workflowToken: (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.uw)(raw("workflow-token"))
   });
   if (!parsed.ok) return parsed;
   const {waitMinutes, pollIntervalSeconds, ...rest} = parsed.value;
   return (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.uw)({
    ...rest,
    waitMs: 6e4 * waitMinutes,
    pollIntervalMs: void 0 === pollIntervalSeconds ? void 0 : 1e3 * pollIntervalSeconds
   });
  }
  function readPrompt(text) {
   const {prompt, file} = text;
   if ("" !== prompt && void 0 !== file) return (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.MB)("`prompt` and `prompt-file` are both given. Keep one of them.");
   if (void 0 !== file) {
    if (!file.ok) return (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.MB)(`\`prompt-file\`: ${file.why}`);
    if ("" === file.text.trim()) return (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.MB)("`prompt-file` names an empty file. Write the instruction into it.");
    return (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.uw)(file.text.trim());
   }
   if ("" === prompt && !text.optional) return (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.MB)(`\`prompt\` is empty, and the event ${text.event || "of this run"} has no built-in instruction. Say what the agent should do with \`prompt\` or \`prompt-file\`, or what it is about with \`about\` (release:v1.4.0, pull-request:12, since-last), or name a job to wait for with \`job-id\`.`);
   return (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.uw)(prompt);
  }
  function readComment(text, {about, hasThread}) {
   const choice = (0, _inputs_authorization_js__WEBPACK_IMPORTED_MODULE_1__.Kf)("comment", text, [ "auto", "always", "never" ]);
   if (choice.ok && "always" === choice.value && !hasThread) return (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.MB)("`comment` is always, but this event has no thread to comment in. Give the number of an issue with `thread`.");
   if (choice.ok && "never" === choice.value && "since-last" === about) return (0, 
   _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.MB)("`comment` is never, but `about: since-last` keeps in the status comment where to go on. Leave `comment` out.");
   return choice;
  }
  function readReuseJob(text, {comment, hasThread}) {
   const choice = (0, _inputs_authorization_js__WEBPACK_IMPORTED_MODULE_1__.Kf)("reuse-job", text, _thread_job_reuse_js__WEBPACK_IMPORTED_MODULE_5__.De);
   if (!choice.ok || "while-pr-open" !== choice.value) return choice;
   if ("never" === comment) return (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.MB)("`reuse-job` is while-pr-open, but `comment` is never, and the status comment is where the job is remembered. Leave `comment` out.");
   if (!hasThread) return (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.MB)("`reuse-job` is while-pr-open, but this event has no thread that could remember a job. Open an issue for it and write its number into `thread`.");
   return choice;
  }
  function readThread(text, needed) {
   if ("" === text && !needed) return (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.uw)(void 0);
   if ("" === text) return (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.MB)("`thread` is empty, but `about: since-last` needs a thread that remembers what was covered. Open an issue for it and write its number.");
   if (/^[1-9]\d{0,9}$/.test(text)) return (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.uw)(Number(text));
   return (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.MB)(`\`thread\` is ${(0, 
   _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.hD)(text)}. Write the number of an issue or pull request of this repository, for example 42.`);
  }
  function readThreadKey(text) {
   if (/^[\p{L}\p{N}][\p{L}\p{N} ._/-]{0,99}$/u.test(text)) return (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.uw)(text);
   return (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.MB)(`\`thread-key\` is ${(0, 
   _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.hD)(text)}. Write a short name, for example nightly.`);
  }
  function optional(text, read) {
   return "" === text ? (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_4__.uw)(void 0) : read(text);
  }
 }),
 5128: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   o: () => digestOf,
   u: () => instructionOf
  });
  const MANNERS = [ "Write only about what readers of the docs can see or use: features, behaviour, settings, interfaces, limits, breaking changes. Leave out refactoring, tests and internal work.", "State nothing that the facts or the code do not show. Where something is unclear, leave it out and name it in the pull request\u2019s text.", "Change existing pages rather than adding new ones where that serves the reader, keep to the style of the docs, and touch nothing that the change does not concern.", "If no page needs to change, change nothing and open no pull request." ];
  const TASKS = {
   release: "A new release was published. Update the docs for what it changes, and add it to the changelog if the docs have one.",
   "pull-request": "Update the docs for the change that this pull request makes to the product.",
   push: "New commits were pushed. Update the docs for what they change.",
   commits: "Update the docs for what these commits change.",
   "since-last": "Bring the docs up to date with everything that was merged since they were last looked at; treat all of it as one piece of work.",
   issue: "Update the docs so that what this issue asks of the documentation is settled.",
   "review-comment": "Update the docs for what this pull request changes in the lines on which a review comment stands. The rest of it only shows what they belong to."
  };
  const FOLLOW_UP = "There is more to cover. Continue the work that you did before: extend the pull request that you already opened if it is still open, keep what is right in it, and do not open a second one beside it.";
  const PIECES = {
   "house rules": "the rules of the repository",
   "review comment": "the review comment and its lines",
   notes: "the release notes",
   description: "the description of the pull request",
   issue: "the issue",
   titles: "the titles of what was merged",
   files: "the list of changed files",
   diff: "the diff"
  };
  function builtInInstruction({kind, link, sent, followUp}) {
   if ("none" === kind) return;
   const page = isPlainLink(link) ? link : void 0;
   const below = sent.filter(({characters}) => characters > 0).map(({piece}) => PIECES[piece]);
   const facts = below.length > 0 ? ` Below you find: ${below.join(", ")}.` : void 0 === page ? "" : ` See ${page}.`;
   const source = page ?? (below.length > 0 ? "the source given in the facts" : void 0);
   const rules = [ ...MANNERS, `In the docs pull request\u2019s text say where the facts come from${void 0 === source ? "" : `, and link to ${source}`}.` ].map(rule => `- ${rule}`).join("\n");
   return [ ...followUp ? [ FOLLOW_UP ] : [], `${TASKS[kind]}${facts}`, rules ].join("\n\n");
  }
  function isPlainLink(link) {
   return link.length <= 500 && /^https?:\/\/[A-Za-z0-9.:[\]-]+\/[A-Za-z0-9._~%+@/#?=&-]*$/.test(link);
  }
  function instructionOf({standing, own}, {subject, link, sent, goesOn}) {
   return join(standing, ("" === own ? builtInInstruction({
    kind: subject.kind,
    link,
    sent,
    followUp: goesOn
   }) : own) ?? "");
  }
  function digestOf({thread}, {standing, own}) {
   return thread?.digest(join(standing, "" === own ? "built-in" : own)) ?? "";
  }
  function join(...parts) {
   return parts.filter(part => "" !== part).join("\n\n");
  }
 }),
 8316: ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
   try {
    __webpack_require__.r(__webpack_exports__);
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
    var _trigger_bare_event_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2559);
    var _runner_cancellation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5119);
    var _runner_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6196);
    var _runner_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4843);
    var _runner_unexpected_error_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(744);
    var _runner_runner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2697);
    var _runner_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1519);
    var _service_jobs_api_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3319);
    var _service_http_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4151);
    var _version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2599);
    var _defer_github_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4137);
    var _run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9645);
    const signal = (0, _runner_cancellation_js__WEBPACK_IMPORTED_MODULE_7__.W)();
    const environment = (0, _runner_environment_js__WEBPACK_IMPORTED_MODULE_2__.Q)(process.env);
    const tools = {
     send: (0, _service_http_js__WEBPACK_IMPORTED_MODULE_5__.R)({
      env: process.env,
      nodeVersion: process.version
     }),
     version: _version_js__WEBPACK_IMPORTED_MODULE_8__.x,
     clock: _runner_clock_js__WEBPACK_IMPORTED_MODULE_1__.m
    };
    const {eventName, eventPayload} = environment;
    const event = (0, _trigger_bare_event_js__WEBPACK_IMPORTED_MODULE_9__.v)(eventName, eventPayload) ?? await readEvent();
    const world = {
     raw: _runner_runner_js__WEBPACK_IMPORTED_MODULE_3__.R5,
     event,
     run: environment.run,
     runner: (0, _runner_runner_js__WEBPACK_IMPORTED_MODULE_3__.ji)(),
     workspace: (0, _runner_workspace_js__WEBPACK_IMPORTED_MODULE_4__.O)(environment.workspace),
     clock: _runner_clock_js__WEBPACK_IMPORTED_MODULE_1__.m,
     random: Math.random,
     nonce: () => process.getBuiltinModule("node:crypto").randomBytes(6).toString("hex"),
     signal,
     connect: connection => (0, _service_jobs_api_js__WEBPACK_IMPORTED_MODULE_10__.K)({
      ...tools,
      ...connection
     }),
     connectGitHub: token => (0, _defer_github_js__WEBPACK_IMPORTED_MODULE_11__.a)(async () => {
      const {createGitHub} = await Promise.all([ __webpack_require__.e(504), __webpack_require__.e(845) ]).then(__webpack_require__.bind(__webpack_require__, 5025));
      return createGitHub({
       ...tools,
       token,
       ...environment,
       ...environment.run,
       defaultBranch: event?.defaultBranch
      });
     }),
     createSeal: async keys => {
      const {createSeal} = await Promise.all([ __webpack_require__.e(504), __webpack_require__.e(845) ]).then(__webpack_require__.bind(__webpack_require__, 6027));
      return createSeal(keys);
     }
    };
    const failed = await (0, _runner_unexpected_error_js__WEBPACK_IMPORTED_MODULE_12__.N)(world.runner, async () => {
     if ("post-step.js" !== (0, node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(process.argv[1] ?? "")) return (await (0, 
     _run_js__WEBPACK_IMPORTED_MODULE_6__.e)(world)).failed;
     const {runPost} = await Promise.all([ __webpack_require__.e(504), __webpack_require__.e(845) ]).then(__webpack_require__.bind(__webpack_require__, 2199));
     await runPost(world, _runner_runner_js__WEBPACK_IMPORTED_MODULE_3__.un);
     return !1;
    });
    process.exitCode = failed ? 1 : 0;
    if (signal.aborted) process.exit();
    async function readEvent() {
     const {parseEvent} = await Promise.all([ __webpack_require__.e(504), __webpack_require__.e(845) ]).then(__webpack_require__.bind(__webpack_require__, 4995));
     return parseEvent(eventName, eventPayload);
    }
    __webpack_async_result__();
   } catch (e) {
    __webpack_async_result__(e);
   }
  }, 1);
 }),
 5151: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Dh: () => forgetBegun,
   p7: () => rememberBegun,
   qL: () => readBegun
  });
  const BEGUN = "begun";
  function rememberBegun(runner, state) {
   runner.saveState(BEGUN, JSON.stringify(state));
  }
  function forgetBegun(runner) {
   runner.saveState(BEGUN, "");
  }
  function readBegun(state) {
   const text = state(BEGUN);
   if ("" === text) return;
   const parsed = JSON.parse(text);
   return isPostState(parsed) ? parsed : void 0;
  }
  function isPostState(value) {
   return "object" == typeof value && null !== value && "thread" in value && "ask" in value;
  }
 }),
 6322: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Dx: () => openThread,
   H2: () => openScene,
   Pk: () => tellGaps,
   a0: () => sharesJob
  });
  var _thread_warn_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3690);
  function openScene(world, inputs, admitted) {
   const {connection, previousKeys, context} = inputs;
   const command = "command" === admitted?.kind ? admitted : void 0;
   const own = subjectOf(admitted);
   const subject = "event" === context.about ? own : context.about;
   return {
    world,
    inputs,
    service: world.connect({
     ...connection,
     secrets: [ ...previousKeys, inputs.githubToken ]
    }),
    github: command?.github ?? world.connectGitHub(inputs.githubToken),
    subject,
    facts: void 0,
    cause: void 0,
    event: command?.event,
    comments: command?.comments ?? {
     ok: !0,
     value: []
    },
    thread: void 0,
    complain: (0, _thread_warn_once_js__WEBPACK_IMPORTED_MODULE_0__.u)(world.runner, command?.event.onPullRequest ?? isPullRequest(subject)),
    telling: UNTOLD
   };
  }
  async function openThread(scene, number, read) {
   const {world, inputs, github, complain, event} = scene;
   if (void 0 === number || void 0 !== scene.thread || "never" === inputs.comment) return scene;
   const comments = read ?? await github.conversation.list(number);
   if (!comments.ok) {
    complain("The thread could not be read", comments.fault);
    return {
     ...scene,
     comments
    };
   }
   const {repositoryId} = world.run;
   const {threadKey, connection, previousKeys} = inputs;
   const place = {
    repositoryId,
    thread: number,
    threadKey,
    project: connection.projectId
   };
   const seal = await world.createSeal({
    apiKey: connection.apiKey,
    previousKeys
   });
   const [{Thread}, {tellInThread}] = await Promise.all([ Promise.all([ __webpack_require__.e(504), __webpack_require__.e(845) ]).then(__webpack_require__.bind(__webpack_require__, 921)), Promise.all([ __webpack_require__.e(504), __webpack_require__.e(845) ]).then(__webpack_require__.bind(__webpack_require__, 5917)) ]);
   const thread = new Thread({
    place,
    conversation: github.conversation,
    seal,
    clock: world.clock
   });
   thread.recall(comments.value);
   const word = void 0 === event ? void 0 : inputs.gates.word;
   return {
    ...scene,
    comments,
    thread,
    telling: tellInThread(world, {
     thread,
     complain,
     word
    })
   };
  }
  function subjectOf(admitted) {
   if (void 0 === admitted) return {
    kind: "none"
   };
   return "command" === admitted.kind ? admitted.event.subject : admitted.event.facts.subject;
  }
  function isPullRequest({kind}) {
   return "pull-request" === kind || "push" === kind ? !0 : void 0;
  }
  const UNTOLD = {
   save: async () => {},
   commentUrl: () => ""
  };
  function sharesJob({inputs}) {
   return "while-pr-open" === inputs.reuseJob && void 0 === inputs.jobId;
  }
  function tellGaps({world}, gaps) {
   for (const gap of gaps) if (gap.includes(" permission ")) world.runner.warning(gap, "Docs agent"); else world.runner.info(gap);
  }
 }),
 9645: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   e: () => run
  });
  var event_filter = __webpack_require__(8095);
  var authorization = __webpack_require__(4304);
  async function admit(world) {
   const gates = (0, authorization.og)(world.raw);
   const passed = (0, event_filter.AG)(world.event, gates, world.raw("api-key"));
   if (!("kind" in passed)) return passed;
   if ("automatic" === passed.kind) return admitEvent(world, passed, gates);
   const {event} = passed;
   const github = world.connectGitHub(world.raw("github-token"));
   const [permission, comments] = await Promise.all([ permissionOf(world, github, {
    people: [ event.author, event.sender ],
    gates
   }), github.conversation.list(event.comment.thread, event.comments) ]);
   const {needed, login, has, unread = !1} = permission;
   if ((0, event_filter.xk)(has, needed)) return {
    ...passed,
    github,
    comments
   };
   const {deny} = await Promise.all([ __webpack_require__.e(504), __webpack_require__.e(845) ]).then(__webpack_require__.bind(__webpack_require__, 9873));
   await deny(world, {
    github,
    event,
    comments,
    gates,
    denied: permission
   });
   return {
    ending: {
     outcome: "skipped",
     reason: "denied"
    },
    message: unread ? `The permission of ${login} could not be read, so the command is refused: comment again in a while.` : `${login} has the permission ${has} here; commanding needs ${needed}.`
   };
  }
  async function admitEvent(world, passed, gates) {
   const {event} = passed;
   const about = world.raw("about");
   const hasPrompt = "" !== world.raw("prompt") || "" !== world.raw("prompt-file");
   const held = "" === about || "event" === about ? (0, event_filter.hq)(event, {
    hasPrompt
   }) : void 0;
   if (void 0 !== held) return held;
   if (!(0, event_filter.pm)(event)) return passed;
   const {sender = {
    login: "nobody",
    isBot: !0
   }} = event;
   if (sender.isBot && !gates.allowBots.includes(sender.login)) return {
    ending: {
     outcome: "skipped",
     reason: "bot"
    },
    message: `${sender.login} is a bot, and bots start something here only when allow-bots names them.`
   };
   const github = world.connectGitHub(world.raw("github-token"));
   const {has, needed} = await permissionOf(world, github, {
    people: [ sender ],
    gates
   });
   if ((0, event_filter.xk)(has, needed)) return passed;
   return {
    ending: {
     outcome: "skipped",
     reason: "denied"
    },
    message: `${sender.login} has the permission ${has} here; on ${event.name} the sender needs ${needed}.`
   };
  }
  async function permissionOf(...given) {
   const {leastPermission: read} = await Promise.all([ __webpack_require__.e(504), __webpack_require__.e(845) ]).then(__webpack_require__.bind(__webpack_require__, 5419));
   return read(...given);
  }
  var agent_submit = __webpack_require__(7929);
  var warn_once = __webpack_require__(3690);
  var compose_prompt = __webpack_require__(2426);
  var agent_inputs = __webpack_require__(2104);
  var instruction = __webpack_require__(5128);
  var cancel_grace = __webpack_require__(6448);
  var path_filter = __webpack_require__(9391);
  function checkGates({facts, gates, sender}) {
   return checkState(facts, gates) ?? checkAuthors(facts, gates, sender) ?? checkLabel(facts, gates.skipLabel) ?? checkPaths(facts, gates);
  }
  function checkState(facts, {prereleases, unmerged}) {
   if (facts.draft) return skip("draft", `This ${"release" === facts.about ? "release" : "pull request"} is a draft`);
   if ("pull-request" === facts.subject.kind && !1 === facts.merged && !unmerged) return skip("not-merged", "This pull request is not merged");
   if (facts.prerelease && !prereleases) return skip("prerelease", "This is a prerelease, which counts only where `about` names its tag");
   return;
  }
  function checkAuthors(facts, gates, sender) {
   const ignored = [ gates.docsAgentLogin, ...gates.ignoreAuthors ];
   const find = login => ignored.find(one => plain(one) === plain(login) && "" !== plain(login));
   if ("pull-request" === facts.about) {
    const author = find(facts.author);
    if (void 0 !== author) return skip("ignored-author", `The pull request is by ${author}, whose work starts nothing`);
   }
   if ("push" === facts.subject.kind) {
    const pusher = find(sender);
    if (void 0 !== pusher) return skip("ignored-author", `The push is by ${pusher}, whose work starts nothing`);
   }
   if (!facts.commitsComplete) return;
   const written = facts.commits.filter(commit => !commit.merge);
   const [first] = written;
   const author = void 0 === first ? void 0 : find(first.author);
   if (void 0 !== author && written.every(commit => void 0 !== find(commit.author))) return skip("ignored-author", `Every commit is by ${author} or another account whose work starts nothing`);
   return;
  }
  function checkLabel(facts, skipLabel) {
   const label = skipLabel.trim().toLowerCase();
   if ("" === label || "pull-request" !== facts.about) return;
   return facts.labels.some(one => one.trim().toLowerCase() === label) ? skip("label", `The pull request carries the label \u201c${skipLabel.trim()}\u201d`) : void 0;
  }
  function checkPaths(facts, {paths, pathsIgnore}) {
   if (!facts.filesComplete) return;
   if ("since-last" === facts.subject.kind && 0 === facts.files.length && 0 === facts.commits.length) return skip("paths", "Nothing was merged since the docs were last looked at");
   if (0 === paths.length && 0 === pathsIgnore.length) return;
   if ((0, path_filter.w)({
    paths,
    ignore: pathsIgnore,
    files: facts.files
   })) return;
   return skip("paths", "None of the changed files matches paths and paths-ignore");
  }
  function skip(reason, sentence) {
   return {
    outcome: "skipped",
    reason,
    sentence
   };
  }
  function plain(login) {
   const trimmed = login.trim().toLowerCase();
   return trimmed.startsWith("@") ? trimmed.slice(1) : trimmed;
  }
  function stretchOf(record, run) {
   const stretches = (record?.asks ?? []).flatMap(ask => {
    const stretch = readStretch(ask.trigger.id);
    return void 0 === stretch ? [] : [ {
     ask,
     stretch
    } ];
   });
   const mine = stretches.findLast(({ask}) => ask.run === run);
   if (void 0 !== mine) return mine.stretch;
   let from = record?.covered ?? void 0;
   for (const {ask, stretch} of stretches.toReversed()) if (stretch.to === from && isInVain(ask)) ({from} = stretch);
   return {
    from,
    to: void 0
   };
  }
  function nameStretch(from, to) {
   return `since-last:${from ?? ""}..${to}`;
  }
  function readStretch(id) {
   const [, from, to] = /^since-last:([0-9a-f]{1,64})?\.\.([0-9a-f]{40,64})$/.exec(id) ?? [];
   return void 0 === to ? void 0 : {
    from,
    to
   };
  }
  function isInVain({state, outcome, job}) {
   if ("ended" !== state) return !1;
   return "failed" === outcome || "refused" === outcome || "cancelled" === outcome && null === job;
  }
  var trigger_subject = __webpack_require__(6492);
  var run_context = __webpack_require__(6322);
  async function learn(unread, event) {
   const {inputs, subject} = unread;
   if ("none" === subject.kind || "" === inputs.prompt && void 0 !== inputs.jobId) return (0, 
   run_context.Dx)(unread, inputs.thread);
   const told = "event" === inputs.context.about ? event.facts : void 0;
   const held = told && gate(unread, event, told);
   if (void 0 !== held) return held;
   const scene = await (0, run_context.Dx)(unread, inputs.thread ?? threadOf(subject));
   if (void 0 !== told && !needsMore(scene)) return {
    ...scene,
    facts: told
   };
   if ("since-last" === subject.kind && void 0 === scene.thread) return CANNOT_GO_ON;
   const stretch = stretchOf(scene.thread?.record, scene.world.run.id);
   const gathered = await gather(scene, stretch);
   if (!gathered.ok && void 0 === told) return {
    ending: {
     outcome: "misconfigured",
     reason: "invalid-input"
    },
    message: `${gathered.why}. Nothing was asked.`
   };
   const facts = gathered.ok ? gathered.facts : {
    ...told ?? event.facts,
    gaps: [ `${gathered.why}.` ]
   };
   (0, run_context.Pk)(scene, facts.gaps);
   const behind = "push" === subject.kind && void 0 === inputs.thread ? facts.thread : void 0;
   const cause = void 0 === told ? causeOf(scene, facts, stretch) : void 0;
   return gate(scene, event, facts) ?? (0, run_context.Dx)({
    ...scene,
    facts,
    cause
   }, behind);
  }
  const CANNOT_GO_ON = {
   ending: {
    outcome: "unconfirmed",
    reason: "cannot-look"
   },
   message: "The thread could not be read, so nothing tells where the last job ended, and nothing is asked. The next run makes up for it."
  };
  function threadOf(subject) {
   return "pull-request" === subject.kind || "issue" === subject.kind ? subject.number : void 0;
  }
  function needsMore({inputs, subject}) {
   const {include, rules} = inputs.context;
   return "none" !== include || "" === inputs.prompt || rules.paths.length + rules.pathsIgnore.length > 0 || "push" === subject.kind;
  }
  async function gather({github, subject}, {from, to}) {
   if ("since-last" !== subject.kind || void 0 === from || void 0 === to) return github.changes.gather({
    subject,
    lastCovered: from
   });
   const commits = {
    kind: "commits",
    from,
    to
   };
   const gathered = await github.changes.gather({
    subject: commits,
    lastCovered: void 0
   });
   return gathered.ok ? {
    ok: !0,
    facts: {
     ...gathered.facts,
     subject
    }
   } : gathered;
  }
  function gate({inputs}, event, facts) {
   const {about, rules} = inputs.context;
   const isNamed = "event" !== about;
   const held = checkGates({
    facts,
    gates: {
     ...rules,
     prereleases: isNamed,
     unmerged: "" !== inputs.prompt && !("closed" === event.action && !isNamed)
    },
    sender: event.sender?.login ?? ""
   });
   return held && {
    ending: {
     outcome: held.outcome,
     reason: held.reason
    },
    message: `${held.sentence}.`
   };
  }
  function causeOf({subject}, {headSha}, {from, to}) {
   if ("since-last" !== subject.kind) return (0, trigger_subject.wu)(subject);
   const end = to ?? headSha;
   return void 0 === end ? void 0 : nameStretch(from, end);
  }
  var target = __webpack_require__(420);
  async function prepare(scene, asking, fresh) {
   const {thread} = asking;
   if (void 0 === thread) return withoutMemory(scene);
   const {prepareInThread} = await Promise.all([ __webpack_require__.e(504), __webpack_require__.e(845) ]).then(__webpack_require__.bind(__webpack_require__, 3646));
   return prepareInThread(scene, {
    ...asking,
    thread
   }, fresh);
  }
  async function withoutMemory(scene) {
   const {comments, inputs, world} = scene;
   const {attempt} = world.run;
   if (1 === attempt) {
    await (0, target.iO)(scene, scene.event);
    return void 0 === inputs.jobId ? target.lY : (0, target.Id)(scene, inputs.jobId);
   }
   return {
    kind: "answered",
    asked: {
     kind: "ended",
     ending: {
      outcome: "unconfirmed",
      reason: "cannot-look"
     },
     message: `This is attempt ${attempt} of the run, and ` + (comments.ok ? "there is no thread that could tell whether an earlier attempt has asked, so nothing is asked. Start a new run to ask anew, or give the use a `thread` to remember in." : "the thread could not be read, which would tell whether an earlier attempt has asked, so nothing is asked. Run it again later.")
    }
   };
  }
  var trigger_for = __webpack_require__(9491);
  const APP_TOKEN_MS = 33e5;
  function warnOfExpiry({world, inputs, thread}) {
   const {githubToken, workflowToken, waitMs} = inputs;
   const isOfApp = githubToken.startsWith("ghs_") && githubToken !== workflowToken;
   if (void 0 === thread || !isOfApp || waitMs <= APP_TOKEN_MS) return;
   world.runner.warning("`wait-minutes` is longer than the hour that the token of an App lives, so the last word may not reach the thread. Outputs and summary will be right all the same. Wait for less, or use the workflow\u2019s own token.", "Docs agent");
  }
  async function wishOf(scene, admitted) {
   if ("command" === admitted.kind) {
    const {wishOfCommand} = await Promise.all([ __webpack_require__.e(504), __webpack_require__.e(845) ]).then(__webpack_require__.bind(__webpack_require__, 7990));
    return wishOfCommand(scene, admitted);
   }
   const {prompt, jobId} = scene.inputs;
   return "" === prompt && void 0 !== jobId ? {
    kind: "wait",
    jobId
   } : {
    kind: "ask",
    words: {
     standing: "",
     own: prompt
    },
    fresh: !1
   };
  }
  async function run(world) {
   const rest = await (0, cancel_grace.v)(world, getReady(world)) ?? CANCELLED;
   const result = "function" == typeof rest ? await rest() : rest;
   return (await closing()).tell(world, result);
  }
  const CANCELLED = {
   ending: {
    outcome: "cancelled",
    reason: ""
   },
   message: agent_submit.yv
  };
  async function getReady(world) {
   const admitted = await admit(world);
   if ("ending" in admitted) return admitted;
   const inputs = (0, agent_inputs.K)(world.raw, {
    promptFile: await readPromptFile(world),
    event: admitted.event
   });
   if (!inputs.ok) {
    const {misconfigured, react} = await closing();
    const result = misconfigured(inputs.faults, world.raw("fail-on"));
    if ("command" === admitted.kind) {
     const complain = (0, warn_once.u)(world.runner, admitted.event.onPullRequest);
     await react({
      ...admitted,
      complain
     }, result.ending.outcome);
    }
    return result;
   }
   const opened = (0, run_context.H2)(world, inputs.value, admitted);
   const scene = "command" === admitted.kind ? await (0, run_context.Dx)(opened, admitted.event.comment.thread, admitted.comments) : await learn(opened, admitted.event);
   const complete = result => ({
    ...result,
    inputs: inputs.value
   });
   if ("ending" in scene) return complete(scene);
   const rest = await restOf(scene, await wishOf(scene, admitted));
   return "function" == typeof rest ? async () => complete(await rest()) : complete(rest);
  }
  const closing = () => Promise.all([ __webpack_require__.e(504), __webpack_require__.e(845) ]).then(__webpack_require__.bind(__webpack_require__, 4123));
  async function restOf(scene, wish) {
   if (scene.inputs.dryRun) return (await closing()).dryRun(scene, wish);
   if ("ask" === wish.kind || "wait" === wish.kind) warnOfExpiry(scene);
   switch (wish.kind) {
   case "reply":
    return answer(scene, wish);

   case "look":
    return async () => (await closing()).lookOnce(scene, wish.ask);

   case "wait":
    return async () => (await closing()).waitFor(scene, wish.jobId);

   case "ask":
    return getReadyToAsk(scene, wish);
   }
  }
  async function getReadyToAsk(scene, {words, fresh}) {
   const {world, inputs, thread, complain, event} = scene;
   const asking = {
    trigger: (0, trigger_for.i)(scene),
    triggeredAt: event && new Date(event.writtenAt),
    digest: (0, instruction.o)(scene, words),
    by: event?.author.login ?? ("schedule" === world.event?.name ? "the schedule" : world.run.actor),
    about: void 0 === event ? (0, trigger_subject.Wy)(scene.subject) : void 0,
    thread,
    complain
   };
   const early = 1 === world.run.attempt && "while-pr-open" !== inputs.reuseJob;
   const [prepared, likely] = await Promise.all([ prepare(scene, asking, fresh), early ? (0, 
   compose_prompt.Fo)(scene, words, (0, compose_prompt.yp)(scene, fresh)) : void 0 ]);
   if ("answered" === prepared.kind) return async () => (await closing()).followUp(scene, prepared.asked);
   const {target} = prepared;
   const goesOn = "message" === target.kind;
   const collected = likely?.goesOn === goesOn ? likely : await (0, compose_prompt.Fo)(scene, words, goesOn);
   const prompt = await (0, compose_prompt.Zz)(scene, words, collected);
   const {host} = inputs.connection.baseUrl;
   world.runner.info(`${(0, compose_prompt.CL)(prompt, {
    how: "Sending",
    host
   })}.`);
   const intent = await (0, agent_submit.xe)(scene, asking, target);
   return async () => {
    const asked = await (0, agent_submit.kA)(scene, {
     asking,
     target,
     intent,
     prompt
    });
    return (await closing()).followUp(scene, asked, prompt);
   };
  }
  async function answer(scene, {text, reason, message}) {
   const {world, github, event, comments} = scene;
   const {reply} = await closing();
   if (void 0 !== event) await reply(world, {
    github,
    event,
    comments,
    text
   });
   return {
    ending: {
     outcome: "skipped",
     reason
    },
    message
   };
  }
  async function readPromptFile({raw, workspace}) {
   const path = raw("prompt-file");
   return "" === path ? void 0 : workspace.read(path);
  }
 }),
 7929: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   kA: () => ask,
   pC: () => findJob,
   xe: () => declare,
   yv: () => CANCELLED_BEFORE
  });
  var _job_completion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6625);
  var _report_service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6109);
  var _post_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5151);
  var _job_send_once_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6319);
  var _thread_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5357);
  const CANCELLED_BEFORE = "The run was cancelled before anything was sent to the docs agent.";
  async function declare({world, telling}, asking, target) {
   await (asking.thread?.rereadIfStale());
   const intent = (0, _thread_state_js__WEBPACK_IMPORTED_MODULE_2__.oQ)(asking, {
    run: world.run.id,
    now: world.clock.date(),
    baseline: "message" === target.kind ? (0, _job_completion_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(target.job) : null,
    job: "message" === target.kind ? target.job.id : null
   });
   rememberIntent(world, asking, {
    ask: intent
   });
   await telling.save(intent, {
    phase: {
     kind: "asking"
    },
    message: "The request is on its way.",
    note: target.note
   });
   return intent;
  }
  function rememberIntent({runner}, {thread}, begun) {
   if (void 0 === thread) return;
   (0, _post_state_js__WEBPACK_IMPORTED_MODULE_3__.p7)(runner, {
    thread: thread.place.thread,
    commentId: thread.comment?.id,
    ...begun
   });
  }
  async function ask({world, inputs, service}, {asking, target, intent, prompt}) {
   const {clock} = world;
   rememberIntent(world, asking, {
    ask: intent,
    isSending: !0
   });
   const sent = await (0, _job_send_once_js__WEBPACK_IMPORTED_MODULE_4__.E)({
    post: signal => "message" === target.kind ? service.message(target.job.id, prompt.text, signal) : service.create(prompt.text, signal),
    clock,
    random: world.random,
    patienceMs: inputs.waitMs,
    signal: world.signal,
    say: line => world.runner.info(line)
   });
   const at = clock.now();
   if ("done" !== sent.kind) return notSent(sent, {
    inputs,
    target,
    intent
   });
   const entry = (0, _thread_state_js__WEBPACK_IMPORTED_MODULE_2__.iN)(intent, sent.job, clock.date());
   const turn = (0, _job_completion_js__WEBPACK_IMPORTED_MODULE_0__.LQ)(intent.baseline, at);
   const jobAction = "message" === target.kind ? "messaged" : "created";
   const {covers} = prompt;
   return {
    kind: "asked",
    job: sent.job,
    jobAction,
    turn,
    at,
    ask: entry,
    note: target.note,
    covers
   };
  }
  function notSent(sent, {inputs, target, intent}) {
   const doing = target.kind;
   const {host} = inputs.connection.baseUrl;
   switch (sent.kind) {
   case "refused":
    return end({
     outcome: "refused",
     reason: sent.reason
    }, (0, _report_service_errors_js__WEBPACK_IMPORTED_MODULE_1__.O)({
     fault: sent.fault,
     doing,
     host,
     unclear: !1
    }), (0, _thread_state_js__WEBPACK_IMPORTED_MODULE_2__.jd)(intent));

   case "unclear":
    return end({
     outcome: "unconfirmed",
     reason: "create" === doing ? "create-unclear" : "message-unclear"
    }, (0, _report_service_errors_js__WEBPACK_IMPORTED_MODULE_1__.O)({
     fault: sent.fault,
     doing,
     host,
     unclear: !0
    }), intent);

   case "cancelled":
    return end({
     outcome: "cancelled",
     reason: ""
    }, CANCELLED_BEFORE, (0, _thread_state_js__WEBPACK_IMPORTED_MODULE_2__.jd)(intent));
   }
  }
  function end(ending, message, ask) {
   return {
    kind: "ended",
    ending,
    message,
    ask
   };
  }
  const FIND_WAITS_MS = [ 1e3, 2e3, 4e3 ];
  async function findJob({clock, random, signal}, service, jobId) {
   for (const wait of FIND_WAITS_MS) {
    const answer = await service.get(jobId, signal);
    if (answer.ok || "status" === answer.fault.kind && void 0 !== (0, _job_send_once_js__WEBPACK_IMPORTED_MODULE_4__.x)(answer.fault) && 429 !== answer.fault.status || signal.aborted) return answer;
    await clock.sleep(wait * random(), signal);
   }
   return service.get(jobId, signal);
  }
 }),
 420: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Id: () => explicitTarget,
   Rk: () => cannotFind,
   iO: () => claimComment,
   lY: () => CREATE
  });
  var _report_service_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6109);
  var _submit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7929);
  var _job_send_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6319);
  const CREATE = {
   kind: "target",
   target: {
    kind: "create",
    note: void 0
   }
  };
  async function claimComment({github, complain}, event) {
   if (void 0 === event || "review" === event.comment.kind) return "new";
   const answer = await github.conversation.react(event.comment, "eyes");
   if (answer.ok) return answer.value;
   complain("The comment could not be given a reaction", answer.fault);
   return "new";
  }
  async function explicitTarget({world, inputs, service}, jobId) {
   const found = await (0, _submit_js__WEBPACK_IMPORTED_MODULE_1__.pC)(world, service, jobId);
   if (found.ok) return {
    kind: "target",
    target: {
     kind: "message",
     job: found.value,
     note: void 0
    }
   };
   return {
    kind: "answered",
    asked: cannotFind(found.fault, inputs.connection.baseUrl.host, !0)
   };
  }
  function cannotFind(fault, host, wouldSend) {
   return {
    kind: "ended",
    ending: {
     outcome: "refused",
     reason: (0, _job_send_once_js__WEBPACK_IMPORTED_MODULE_2__.x)(fault) ?? "not-sent"
    },
    message: (0, _report_service_errors_js__WEBPACK_IMPORTED_MODULE_0__.O)({
     fault,
     doing: "look",
     host,
     unclear: !1
    }) + (wouldSend ? " Nothing was sent." : "")
   };
  }
 }),
 9491: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   i: () => triggerOf
  });
  function triggerOf({event, cause, world, inputs}) {
   if (void 0 !== event) return {
    kind: event.comment.kind,
    id: String(event.comment.id)
   };
   if (void 0 !== cause) return {
    kind: "subject",
    id: cause.slice(0, 300)
   };
   const {id, job, step} = world.run;
   return {
    kind: "run",
    id: [ id, job, step, inputs.matrixIndex, inputs.threadKey ].join("/").slice(0, 300)
   };
  }
 }),
 9658: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   A1: () => blankFacts,
   DQ: () => loginOf,
   Dc: () => toLabels,
   TM: () => firstLine,
   c$: () => toPullRequest,
   dO: () => toCommit,
   eZ: () => toFile,
   p2: () => titleOfRelease,
   qv: () => isNothing
  });
  function loginOf(account) {
   return account?.login ?? "";
  }
  function toCommit(data) {
   return {
    sha: data.sha,
    title: firstLine(data.commit.message),
    author: loginOf(data.author),
    merge: data.parents.length > 1
   };
  }
  function toFile(data) {
   return {
    path: data.filename,
    status: data.status,
    additions: data.additions,
    deletions: data.deletions,
    ...void 0 === data.patch ? {} : {
     patch: data.patch
    },
    ...void 0 === data.previous_filename ? {} : {
     previousPath: data.previous_filename
    }
   };
  }
  function toPullRequest(data) {
   return {
    number: data.number,
    title: data.title,
    url: data.html_url,
    author: loginOf(data.user)
   };
  }
  function toLabels(labels) {
   return labels.map(label => "string" == typeof label ? label : label.name ?? "").filter(name => "" !== name);
  }
  function titleOfRelease(name, tag) {
   const title = (name ?? "").trim();
   return "" === title ? tag : title;
  }
  function isNothing(sha) {
   return "" !== sha && sha.split("").every(digit => "0" === digit);
  }
  function firstLine(text) {
   const end = text.indexOf("\n");
   return (-1 === end ? text : text.slice(0, end)).trim();
  }
  function blankFacts(subject) {
   return {
    subject,
    about: "commits",
    title: "",
    body: "",
    author: "",
    url: "",
    labels: [],
    tag: void 0,
    previousTag: void 0,
    prerelease: !1,
    draft: !1,
    merged: void 0,
    pullRequests: [],
    commits: [],
    commitsComplete: !1,
    files: [],
    filesComplete: !1,
    review: void 0,
    thread: void 0,
    headSha: void 0,
    gaps: []
   };
  }
 }),
 5633: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   RM: () => NO_API_KEY,
   dC: () => readConnection,
   vS: () => CONNECTION_INPUTS
  });
  var _parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4238);
  const CONNECTION_INPUTS = [ "api-key", "project-id", "base-url" ];
  function readConnection(raw) {
   return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.bs)({
    apiKey: readApiKey(raw("api-key")),
    projectId: readProjectId(raw("project-id")),
    baseUrl: readBaseUrl(raw("base-url"))
   });
  }
  const NO_API_KEY = "`api-key` is empty. Add the admin API key as a repository or organization secret and write `api-key: ${{ secrets.DOCS_API_KEY }}`; check the spelling of the secret, and that this event gets secrets.";
  const OF_VARIABLES = "If it comes from `vars`, check its name, and that it is a variable and not a secret.";
  function readApiKey(text) {
   if ("" === text) return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.MB)(NO_API_KEY);
   if (text.startsWith("mint_dsc_")) return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.MB)("`api-key` is an assistant key. Create an admin API key on the API keys page of the dashboard and use that.");
   if (text.startsWith("mint_us_")) return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.MB)("`api-key` is a search key. Create an admin API key on the API keys page of the dashboard and use that.");
   if (!/^[\u0021-\u007e]+$/.test(text)) return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.MB)("`api-key` has white space or characters inside that no key has. Paste the secret again, the key alone on one line.");
   return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.uw)(text);
  }
  function readProjectId(text) {
   if ("" === text) return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.MB)(`\`project-id\` is empty. Copy the project ID from the API keys page of the dashboard. ${OF_VARIABLES}`);
   if ("." === text || ".." === text || /[\u0000-\u001f\u007f]/.test(text) || text.length > 256 || !text.isWellFormed()) return (0, 
   _parse_js__WEBPACK_IMPORTED_MODULE_0__.MB)("`project-id` is not an identifier. Copy the project ID from the API keys page of the dashboard.");
   return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.uw)(text);
  }
  function readBaseUrl(text) {
   const write = "Write the address of the service\u2019s API, for example https://api.example.com.";
   if ("" === text) return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.MB)(`\`base-url\` is empty, and it has no default because the API key is sent there. ${write} ${OF_VARIABLES}`);
   const url = URL.parse(text);
   if (null === url) return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.MB)(`\`base-url\` is not a URL. ${write}`);
   if ("https:" !== url.protocol && "http:" !== url.protocol) return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.MB)(`\`base-url\` begins with ${url.protocol}//, which is not supported. ${write}`);
   if ("" !== url.username || "" !== url.password) return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.MB)(`\`base-url\` carries a user name or password. ${write} The key goes into \`api-key\`.`);
   if (/[?#]/.test(text)) return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.MB)(`\`base-url\` carries a query or a fragment. ${write}`);
   if ("http:" === url.protocol && !isLoopback(url.hostname)) return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.MB)(`\`base-url\` is plain http to ${url.hostname}: the API key would travel unprotected. Write \`https://\u2026\` (plain http is accepted for this machine only, as \`http://127.0.0.1:8080\`).`);
   return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.uw)(url);
  }
  function isLoopback(hostname) {
   return "localhost" === hostname || "[::1]" === hostname || /^127(\.\d{1,3}){3}$/.test(hostname);
  }
 }),
 2166: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Ke: () => CONTEXT_INPUTS,
   mK: () => includes,
   zR: () => readContextInputs
  });
  var _trigger_path_filter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9391);
  var _trigger_subject_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6492);
  var _parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4238);
  const CONTEXT_INPUTS = [ "about", "rules-file", "context", "context-limit", "paths", "paths-ignore", "docs-agent-login", "ignore-authors", "skip-label" ];
  const LONGEST_CONTEXT = 1e6;
  function readContextInputs(raw) {
   const parsed = (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.bs)({
    about: (0, _trigger_subject_js__WEBPACK_IMPORTED_MODULE_1__.id)(raw("about")),
    rulesFile: readRulesFile(raw("rules-file")),
    include: readInclude(raw("context")),
    contextLimit: (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.kz)("context-limit", raw("context-limit"), {
     least: 0,
     most: LONGEST_CONTEXT,
     unit: "characters"
    }),
    paths: (0, _trigger_path_filter_js__WEBPACK_IMPORTED_MODULE_2__.Q)("paths", raw("paths")),
    pathsIgnore: (0, _trigger_path_filter_js__WEBPACK_IMPORTED_MODULE_2__.Q)("paths-ignore", raw("paths-ignore")),
    ignoreAuthors: (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.uw)((0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.ld)(raw("ignore-authors")))
   });
   if (!parsed.ok) return parsed;
   const {paths, pathsIgnore, ignoreAuthors, ...rest} = parsed.value;
   const docsAgentLogin = raw("docs-agent-login");
   const skipLabel = raw("skip-label");
   return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.uw)({
    ...rest,
    rules: {
     paths,
     pathsIgnore,
     docsAgentLogin,
     ignoreAuthors,
     skipLabel
    }
   });
  }
  function readRulesFile(text) {
   const path = text.replace(/^\.\//, "");
   if (!path.startsWith("/") && !path.split("/").some(part => ".." === part || "." === part) && !/[\u0000-\u001f\\]/.test(path) && path.length <= 300) return (0, 
   _parse_js__WEBPACK_IMPORTED_MODULE_0__.uw)(path);
   return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.MB)(`\`rules-file\` is ${(0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.hD)(text)}. Write a path inside the repository, for example .github/docs-agent.md.`);
  }
  const CONTEXT_PARTS = [ "release", "pull-request", "issue", "review", "commits", "files", "diff" ];
  function readInclude(text) {
   const words = text.toLowerCase().split(/[\s,]/).filter(word => "" !== word);
   const [first] = words;
   if (void 0 === first || 1 === words.length && "auto" === first) return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.uw)("auto");
   if (1 === words.length && "none" === first) return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.uw)("none");
   const unknown = words.find(word => !CONTEXT_PARTS.some(part => part === word));
   if (void 0 === unknown) return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.uw)(CONTEXT_PARTS.filter(part => words.includes(part)));
   return (0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.MB)(`\`context\` has ${(0, _parse_js__WEBPACK_IMPORTED_MODULE_0__.hD)(unknown)}, which is none of its parts. Write auto, none, or a list of ${CONTEXT_PARTS.join(", ")}.`);
  }
  function includes(include, part) {
   return "auto" === include || "none" !== include && include.includes(part);
  }
 }),
 9407: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   VQ: () => DEFAULT_FAIL_ON,
   c6: () => fails,
   mc: () => readFailOn
  });
  var _domain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9847);
  var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4238);
  const DEFAULT_FAIL_ON = [ "misconfigured", "failed", "refused", "unconfirmed" ];
  const KNOWN = Object.entries(_domain_js__WEBPACK_IMPORTED_MODULE_0__.im).flatMap(([outcome, reasons]) => [ outcome, ...reasons.map(reason => `${outcome}/${reason}`) ]);
  function readFailOn(text) {
   const wanted = (0, _parse_js__WEBPACK_IMPORTED_MODULE_1__.ld)(text);
   if (1 === wanted.length && "none" === wanted[0]) return (0, _parse_js__WEBPACK_IMPORTED_MODULE_1__.uw)([]);
   const unknown = wanted.filter(item => !KNOWN.includes(item));
   if (wanted.length > 0 && 0 === unknown.length) return (0, _parse_js__WEBPACK_IMPORTED_MODULE_1__.uw)(wanted);
   const said = 0 === wanted.length ? "is empty" : `names ${unknown.map(_parse_js__WEBPACK_IMPORTED_MODULE_1__.hD).join(", ")}`;
   return (0, _parse_js__WEBPACK_IMPORTED_MODULE_1__.MB)(`\`fail-on\` ${said}. Write outcomes (${Object.keys(_domain_js__WEBPACK_IMPORTED_MODULE_0__.im).join(", ")}), pairs such as still-active/timed-out, or none.`);
  }
  function fails(failOn, ending) {
   return failOn.includes(ending.outcome) || failOn.includes(`${ending.outcome}/${ending.reason}`);
  }
 }),
 6448: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   v: () => spoken
  });
  const LAST_WORDS_MS = 2e3;
  async function spoken({signal, clock}, telling) {
   let stop = () => {};
   const silenced = new Promise(resolve => {
    stop = () => void clock.sleep(LAST_WORDS_MS).then(() => resolve(void 0));
    if (signal.aborted) stop(); else signal.addEventListener("abort", stop, {
     once: !0
    });
   });
   try {
    return await Promise.race([ telling, silenced ]);
   } finally {
    signal.removeEventListener("abort", stop);
   }
  }
 }),
 6625: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Bv: () => baselineOf,
   G9: () => settle,
   LQ: () => turnOf,
   s3: () => NOTHING_SEEN
  });
  var _domain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9847);
  function turnOf(baseline, sentAt) {
   return null === baseline ? {
    kind: "create"
   } : {
    kind: "message",
    baseline,
    sentAt
   };
  }
  const NOTHING_SEEN = {
   atWork: !1,
   doubtfulSince: null
  };
  const SETTLE_MS = 45e3;
  const LOOK_AGAIN_MS = 15e3;
  const RUNNING = {
   kind: "running"
  };
  const ENDED = {
   kind: "ended",
   settledByTime: !1
  };
  function baselineOf(job) {
   return {
    status: job.status ?? null,
    prLink: job.prLink,
    archivedAt: job.archivedAt
   };
  }
  function settle({turn, seen, job, now}) {
   if ("create" === turn.kind) return {
    verdict: (0, _domain_js__WEBPACK_IMPORTED_MODULE_0__.Hd)(job.status) ? ENDED : RUNNING,
    seen
   };
   return (0, _domain_js__WEBPACK_IMPORTED_MODULE_0__.Hd)(turn.baseline.status ?? void 0) ? settleAfterEnd({
    turn,
    seen,
    job,
    now
   }) : settleWhileAtWork({
    seen,
    job,
    now
   });
  }
  function settleAfterEnd({turn, seen, job, now}) {
   if (!(0, _domain_js__WEBPACK_IMPORTED_MODULE_0__.Hd)(job.status)) return {
    verdict: RUNNING,
    seen: {
     ...seen,
     atWork: seen.atWork || void 0 !== job.status
    }
   };
   if (seen.atWork || hasChanged(turn.baseline, job)) return {
    verdict: ENDED,
    seen
   };
   return {
    verdict: now - turn.sentAt >= SETTLE_MS ? {
     kind: "ended",
     settledByTime: !0
    } : RUNNING,
    seen
   };
  }
  function settleWhileAtWork({seen, job, now}) {
   if (!(0, _domain_js__WEBPACK_IMPORTED_MODULE_0__.Hd)(job.status)) {
    const resumed = null !== seen.doubtfulSince && void 0 !== job.status;
    return {
     verdict: RUNNING,
     seen: {
      ...seen,
      atWork: seen.atWork || resumed
     }
    };
   }
   const doubtfulSince = seen.doubtfulSince ?? now;
   const inMs = doubtfulSince + LOOK_AGAIN_MS - now;
   if (seen.atWork || inMs <= 0) return {
    verdict: ENDED,
    seen
   };
   return {
    verdict: {
     kind: "look-again",
     inMs
    },
    seen: {
     ...seen,
     doubtfulSince
    }
   };
  }
  function hasChanged(before, job) {
   const after = baselineOf(job);
   return [ "status", "prLink", "archivedAt" ].some(field => null !== after[field] && after[field] !== before[field]);
  }
 }),
 6319: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   E: () => sendOnce,
   x: () => refusal
  });
  var _report_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3083);
  const NOT_SENT_WAITS_MS = [ 1e3, 2e3, 4e3 ];
  const LONGEST_RATE_WAIT_MS = 3e5;
  const DEFAULT_RATE_WAIT_MS = 6e4;
  const LEAST_RATE_WAIT_MS = 1e3;
  const CANCEL_GRACE_MS = 2500;
  async function sendOnce(ask) {
   const {clock, random, signal, say} = ask;
   const patientUntil = clock.now() + Math.min(ask.patienceMs, LONGEST_RATE_WAIT_MS);
   const grace = graceAfter(signal, clock);
   let unsent = 0;
   let limited = 0;
   for (;;) {
    if (signal.aborted) return {
     kind: "cancelled"
    };
    const answer = await ask.post(grace);
    if (answer.ok) return {
     kind: "done",
     job: answer.value
    };
    const {fault} = answer;
    if ("not-sent" === fault.kind) {
     if (signal.aborted) return {
      kind: "cancelled"
     };
     const wait = NOT_SENT_WAITS_MS[unsent++];
     if (!1 === fault.transient || void 0 === wait) return {
      kind: "refused",
      reason: "not-sent",
      fault
     };
     say(`The service could not be reached (${fault.detail}); trying again.`);
     await clock.sleep(wait * random(), signal);
    } else if (429 === fault.status && "status" === fault.kind) {
     const wait = Math.max(fault.retryAfterMs ?? DEFAULT_RATE_WAIT_MS, LEAST_RATE_WAIT_MS * 2 ** limited++);
     if (clock.now() + wait > patientUntil) return {
      kind: "refused",
      reason: "rate-limited",
      fault
     };
     say(`The service is limiting the rate; trying again in ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_0__.p0)(wait)}.`);
     await clock.sleep(wait, signal);
    } else {
     const reason = refusal(fault);
     return void 0 === reason ? {
      kind: "unclear",
      fault
     } : {
      kind: "refused",
      reason,
      fault
     };
    }
   }
  }
  function refusal({kind, status}) {
   if ("not-sent" === kind) return "not-sent";
   if ("status" !== kind || void 0 === status || status >= 500 || status < 300 || 408 === status) return;
   if (401 === status) return "unauthorized";
   if (403 === status) return "forbidden";
   if (404 === status) return "not-found";
   if (429 === status) return "rate-limited";
   return "invalid-request";
  }
  function graceAfter(signal, clock) {
   const grace = new AbortController;
   const expire = () => void clock.sleep(CANCEL_GRACE_MS).then(() => grace.abort());
   if (signal.aborted) expire(); else signal.addEventListener("abort", expire, {
    once: !0
   });
   return grace.signal;
  }
 }),
 3083: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   hS: () => counted,
   p0: () => duration
  });
  function thousands(count) {
   return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ",");
  }
  function counted(count, noun) {
   return `${thousands(count)} ${noun}${1 === count ? "" : "s"}`;
  }
  function duration(ms) {
   const seconds = Math.max(0, Math.round(ms / 1e3));
   if (seconds < 60) return `${seconds} s`;
   if (seconds < 3600) return parts([ Math.floor(seconds / 60), "min" ], [ seconds % 60, "s" ]);
   const minutes = Math.round(seconds / 60);
   return parts([ Math.floor(minutes / 60), "h" ], [ minutes % 60, "min" ]);
  }
  function parts(...pairs) {
   return pairs.filter(([amount]) => amount > 0).map(([amount, unit]) => `${amount} ${unit}`).join(" ");
  }
 }),
 6523: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   j: () => explainGitHubFault
  });
  function explainGitHubFault(told) {
   const {what, fault} = told;
   return `${what}: ${cause(fault)} ${cure(fault, told.onPullRequest)} The job is not affected.`;
  }
  function cause({kind, status, detail}) {
   return "status" === kind ? `GitHub answered ${status ?? "no"} (${detail}).` : `GitHub could not be asked (${detail}).`;
  }
  function cure({status, retryAfterMs, permissionsNeeded}, onPullRequest) {
   if (401 === status) return "The `github-token` is not valid, or not any more: App tokens live one hour, the workflow\u2019s own lives as long as its job.";
   if (429 === status || 403 === status && void 0 !== retryAfterMs) return "A rate limit is used up; the next run goes on.";
   if (403 === status) return `Add to the job\u2019s \`permissions\` (the workflow\u2019s, where the job has none): ${neededKeys(permissionsNeeded, onPullRequest).map(key => `\`${key}\``).join(" and ")}.`;
   if (404 === status) return "Check that the thread is there and that the `github-token` can read this repository.";
   return "It may be a passing fault.";
  }
  function neededKeys(header, onPullRequest) {
   const told = (header ?? "").split(/[;,]/).map(part => /^\s*([a-z_]+)=(read|write)\s*$/.exec(part)).flatMap(match => null === match ? [] : [ `${(match[1] ?? "").replaceAll("_", "-")}: ${match[2] ?? ""}` ]);
   const usual = [ ...!0 === onPullRequest ? [] : [ "issues: write" ], ...!1 === onPullRequest ? [] : [ "pull-requests: write" ] ];
   return 0 === told.length || told.some(key => key.startsWith("issues: ")) ? usual : told;
  }
 }),
 6109: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   O: () => explainFault
  });
  var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3083);
  function explainFault(told) {
   const {fault, doing, host, unclear} = told;
   const request = void 0 === fault.requestId ? "" : ` (request ${fault.requestId})`;
   return [ `${HAPPENED[doing]}: ${sayFault(fault, host)}${request}.`, became(doing, unclear), cure(fault, doing, host, unclear) ].filter(part => "" !== part).join(" ");
  }
  const HAPPENED = {
   create: "The job could not be created",
   message: "The message could not be sent",
   look: "The job could not be read"
  };
  function sayFault(fault, host) {
   switch (fault.kind) {
   case "not-sent":
    return `${host} could not be reached, ${fault.detail}`;

   case "no-answer":
    return `${host} gave no answer, ${fault.detail}`;

   case "bad-answer":
    return `the answer of ${host} could not be read, ${fault.detail}`;

   case "status":
    return `${host} answered ${fault.status ?? "with an error"}${"" === fault.detail ? "" : `, ${fault.detail}`}`;
   }
  }
  function became(doing, unclear) {
   if (!unclear) return "look" === doing ? "The agent may still be at work." : "Nothing was started.";
   return "message" === doing ? "The message may have arrived all the same, so it is not sent again." : "The job may have been created all the same, so it is not asked for again: that could pay for it twice.";
  }
  function cure(fault, doing, host, unclear) {
   const {status = 0} = fault;
   if (unclear) return ("message" === doing ? "Look at the dashboard in a few minutes; if the job has not gone on, ask anew: " : "Look at the dashboard and for a new docs pull request in a few minutes; if there is none, ask anew: ") + "by a new run or, in a thread, by the command `retry`. Running this one again asks nothing.";
   if ("not-sent" === fault.kind) return !1 === fault.transient ? "" : "Check `base-url`, and whether the runner may reach it (firewall, proxy: HTTPS_PROXY and NO_PROXY), then ask again.";
   if ("bad-answer" === fault.kind && "look" === doing) return "Check that `base-url` is the address of the service\u2019s API and not of a web page or a proxy.";
   switch (status) {
   case 400:
   case 422:
    return "Check the instruction: the service refused it as it is.";

   case 401:
    return "Check `api-key`: it must be an admin API key of this project\u2019s organization; keys expire (after 90 days unless set otherwise), so create a new one on the API keys page of the dashboard and update the secret.";

   case 403:
    return "The key is known but not allowed to do this: check its scope (read to look, write to ask) and whether it is limited to other IP addresses than the runner\u2019s.";

   case 404:
    return "create" === doing ? "Check `project-id`: copy it from the API keys page of the dashboard; check the path in `base-url` too." : "The project has no such job: check `project-id` and, where it is given, `job-id`. The job may be gone, too; the dashboard shows it.";

   case 429:
    return `The limit is 100 jobs and 100 messages per project and hour: ask again later, or less often.${waitAsked(fault)}`;

   default:
    if (status >= 300 && status < 400) return "Redirects are not followed, so that the key stays with the host it was given to: write the final address in `base-url`.";
    return "look" === doing ? "Look at the dashboard, or look again later, with `job-id` or the command `status`." : `Ask again later; if it stays, ask the support of ${host}.`;
   }
  }
  const DAY_MS = 864e5;
  function waitAsked({retryAfterMs = 0}) {
   if (retryAfterMs < 1e3) return "";
   return ` The service asks to wait ${retryAfterMs > DAY_MS ? "for more than a day" : (0, 
   _format_js__WEBPACK_IMPORTED_MODULE_0__.p0)(retryAfterMs)}.`;
  }
 }),
 2718: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   m: () => parseRetryAfter
  });
  const DATES = [ /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/, /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/ ];
  const DATE_WITHOUT_ZONE = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;
  function parseRetryAfter(value, now) {
   const text = value?.trim() ?? "";
   if (/^\d+$/.test(text)) return Math.min(1e3 * Number(text), Number.MAX_SAFE_INTEGER);
   const date = readDate(text);
   return Number.isNaN(date) ? void 0 : Math.max(0, date - now.getTime());
  }
  function readDate(text) {
   if (DATES.some(format => format.test(text))) return Date.parse(text);
   return DATE_WITHOUT_ZONE.test(text) ? Date.parse(`${text} GMT`) : Number.NaN;
  }
 }),
 5119: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   W: () => cancellation
  });
  const SIGNALS = [ "SIGINT", "SIGTERM", "SIGBREAK" ];
  const LAST_WORDS_MS = 4500;
  function cancellation() {
   const controller = new AbortController;
   const cancel = () => {
    if (controller.signal.aborted) process.exit(1);
    setTimeout(() => process.exit(1), LAST_WORDS_MS).unref();
    controller.abort();
   };
   for (const name of SIGNALS) process.on(name, cancel);
   return controller.signal;
  }
 }),
 6196: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   m: () => systemClock
  });
  const LONGEST_TIMER_MS = 2 ** 31 - 1;
  const systemClock = {
   now: () => performance.now(),
   date: () => new Date,
   sleep: (ms, signal) => new Promise(resolve => {
    if (!0 === signal?.aborted) return resolve();
    const done = () => {
     clearTimeout(timer);
     signal?.removeEventListener("abort", done);
     resolve();
    };
    const timer = setTimeout(done, Math.min(Math.max(ms, 0), LONGEST_TIMER_MS));
    signal?.addEventListener("abort", done, {
     once: !0
    });
   })
  };
 }),
 744: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   N: () => guarded
  });
  async function guarded(runner, story) {
   try {
    return await story();
   } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    runner.error(`This should not have happened: ${message}. Please report it with the lines below.`, "Docs agent");
    if (error instanceof Error && void 0 !== error.stack) for (const line of error.stack.split("\n")) runner.info(line);
    return !0;
   }
  }
 }),
 1519: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   O: () => openWorkspace
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  const LARGEST_FILE_BYTES = 1048576;
  function openWorkspace(root) {
   return {
    async read(path) {
     if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path)) return refuse(`${path} is an absolute path. Write it relative to the workspace.`);
     try {
      const home = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root);
      const file = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(home, path));
      const inside = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(home, file);
      if (".." === inside || inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside)) return refuse(`${path} lies outside the workspace. Copy the file into the repository.`);
      return await readText(file, path);
     } catch (error) {
      return refuse(why(error, path));
     }
    }
   };
  }
  async function readText(file, path) {
   const handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, "r");
   try {
    const {size} = await handle.stat();
    if (size > LARGEST_FILE_BYTES) return refuse(`${path} has ${Math.ceil(size / 1024)} KiB; at most ${LARGEST_FILE_BYTES / 1024} KiB are read. Shorten it.`);
    return {
     ok: !0,
     text: new TextDecoder("utf-8", {
      fatal: !0
     }).decode(await handle.readFile())
    };
   } finally {
    await handle.close();
   }
  }
  function why(error, path) {
   const code = "object" == typeof error && null !== error && "code" in error ? error.code : void 0;
   switch (code) {
   case "ENOENT":
   case "ENOTDIR":
    return `${path} is not there. Check the name, and that actions/checkout runs before this step.`;

   case "EISDIR":
    return `${path} is a folder. Name a file.`;

   case "EACCES":
   case "EPERM":
    return `${path} may not be read by this step. Check its permissions.`;

   case "ERR_ENCODING_INVALID_ENCODED_DATA":
    return `${path} is not UTF-8 text. Save it as UTF-8.`;

   default:
    return `${path} could not be read (${"string" == typeof code ? code : "unknown error"}).`;
   }
  }
  function refuse(reason) {
   return {
    ok: !1,
    why: reason
   };
  }
 }),
 4151: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   R: () => createSend
  });
  const BEFORE = {
   ENOTFOUND: "the host name is not known",
   EAI_AGAIN: "the name server did not answer",
   ECONNREFUSED: "the connection was refused",
   EHOSTUNREACH: "the host cannot be reached",
   ENETUNREACH: "the network cannot be reached",
   ETIMEDOUT: "the connection timed out",
   ECONNRESET: "the connection was closed while it was being made"
  };
  const CERTIFICATE = [ "UNABLE_TO_VERIFY_LEAF_SIGNATURE", "HOSTNAME_MISMATCH", "INVALID_CA", "INVALID_PURPOSE" ];
  const UNKNOWN_AUTHORITY = /^(?:DEPTH_ZERO_)?SELF_SIGNED_CERT|^UNABLE_TO_(?:VERIFY_LEAF|GET_ISSUER)/;
  const OWN_AUTHORITY = "; where an authority of your own has signed it, name that authority's file in the variable NODE_EXTRA_CA_CERTS";
  function faultOfError(error, {connected}) {
   const code = codeOf(error);
   const told = "" === code ? "" : ` (${code})`;
   if (connected) return {
    kind: "no-answer",
    detail: `${code.startsWith("HPE_") ? "the answer is not valid HTTP" : "the connection was lost before the answer was complete"}${told}`
   };
   if (code.includes("CERT") || CERTIFICATE.includes(code)) return notSent(`the server's certificate was not accepted${told}${UNKNOWN_AUTHORITY.test(code) ? OWN_AUTHORITY : ""}`, !1);
   if ("ERR_PROXY_TUNNEL" === code) return faultOfTunnel(error, told);
   if (code.startsWith("ERR_INVALID") || code.startsWith("ERR_HTTP") || code.startsWith("ERR_PROXY")) return notSent(`the request could not be made${told}`, !1);
   return notSent(`${BEFORE[code] ?? "the connection could not be made"}${told}`, !0);
  }
  function faultOfTimeout(ms, {connected}) {
   const seconds = ms / 1e3;
   if (connected) return {
    kind: "no-answer",
    detail: `no complete answer came within ${seconds} s`
   };
   return notSent(`no connection could be made within ${seconds} s`, !0);
  }
  function faultOfCancel({connected}) {
   const detail = "the run was cancelled";
   return connected ? {
    kind: "no-answer",
    detail
   } : notSent(detail, !1);
  }
  function notSent(detail, transient) {
   return {
    kind: "not-sent",
    detail,
    transient
   };
  }
  function faultOfTunnel(error, told) {
   const status = isObject(error) && "statusCode" in error ? Number(error.statusCode) : Number.NaN;
   if (Number.isNaN(status)) return notSent(`the proxy did not open a way to the host${told}`, !0);
   return notSent(`the proxy refused to open a way to the host, with status ${status}${told}`, status >= 500);
  }
  function codeOf(error) {
   const code = isObject(error) && "code" in error ? error.code : void 0;
   return "string" == typeof code && /^\w{1,60}$/.test(code) ? code : "";
  }
  function isObject(value) {
   return "object" == typeof value && null !== value;
  }
  function createPools(env) {
   const pools = new Map;
   return ({url, proxy, fresh}) => {
    const key = `${url.protocol}${proxy?.address ?? ""}`;
    const pool = pools.get(key) ?? createPool(url, proxyEnv(proxy, env));
    pools.set(key, pool);
    if (fresh) for (const sockets of Object.values(pool.freeSockets)) for (const idle of sockets ?? []) idle.destroy();
    return pool;
   };
  }
  function createPool(url, proxyEnv) {
   const {Agent} = process.getBuiltinModule("https:" === url.protocol ? "node:https" : "node:http");
   return new Agent({
    keepAlive: !0,
    ...proxyEnv && {
     proxyEnv
    }
   });
  }
  function proxyEnv(proxy, env) {
   if (void 0 === proxy) return;
   const name = proxy.variable.toLowerCase();
   return {
    [name]: proxy.address,
    no_proxy: env.no_proxy ?? env.NO_PROXY ?? ""
   };
  }
  function findProxy(url, env) {
   const lower = "https:" === url.protocol ? "https_proxy" : "http_proxy";
   const variable = [ lower, lower.toUpperCase() ].find(name => env[name]?.trim());
   if (void 0 === variable || isLoopback(url)) return;
   if (isExcepted(url, env.no_proxy?.trim() || env.NO_PROXY?.trim() || "")) return;
   const value = env[variable]?.trim() ?? "";
   return {
    variable,
    address: value.includes("://") ? value : `http://${value}`
   };
  }
  function explainObstacle(proxy, nodeVersion) {
   const {variable, address} = proxy;
   if (!isProxyAddress(address)) return `${variable} does not hold the address of a proxy: write http://host:port or https://host:port`;
   if (knowsProxies(nodeVersion)) return;
   return `${variable} asks for a proxy, and Node ${nodeVersion.replace(/^v/, "")} cannot use one: Node 24.5 or newer is needed (update the self-hosted runner), or this host in NO_PROXY if it can be reached directly`;
  }
  function isProxyAddress(address) {
   return /^https?:\/\/[^/]/i.test(address) && URL.canParse(address);
  }
  function knowsProxies(nodeVersion) {
   const [major = 0, minor = 0] = nodeVersion.replace(/^v/, "").split(".").map(Number);
   return major > 24 || 24 === major && minor >= 5 || 22 === major && minor >= 21;
  }
  function isLoopback(url) {
   const host = bareHost(url.hostname);
   return "localhost" === host || host.endsWith(".localhost") || "::1" === host || /^127(\.\d+){3}$/.test(host);
  }
  function isExcepted(url, list) {
   const host = bareHost(url.hostname);
   const port = url.port || ("https:" === url.protocol ? "443" : "80");
   return list.toLowerCase().split(/[\s,]/).filter(entry => "" !== entry).some(entry => {
    if ("*" === entry) return !0;
    const {name, only} = splitPort(entry);
    if (void 0 !== only && only !== port) return !1;
    return host === name || "" !== name && host.endsWith(`.${name}`);
   });
  }
  function splitPort(entry) {
   const colon = entry.lastIndexOf(":");
   const bareAddress = entry.indexOf(":") !== colon && !entry.startsWith("[");
   const hasPort = colon > entry.lastIndexOf("]") && !bareAddress;
   return {
    name: bareHost(hasPort ? entry.slice(0, colon) : entry).replace(/^\*?\./, ""),
    only: hasPort ? entry.slice(colon + 1) : void 0
   };
  }
  function bareHost(host) {
   return host.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  }
  const LONGEST_TIMER = 2 ** 31 - 1;
  function createSend(options) {
   const {env, nodeVersion, connectTimeoutMs = 1e4} = options;
   const poolFor = createPools(env);
   return async request => {
    const {url, method, signal} = request;
    if (signal?.aborted) return {
     ok: !1,
     fault: faultOfCancel({
      connected: !1
     })
    };
    const proxy = findProxy(url, env);
    const obstacle = proxy && explainObstacle(proxy, nodeVersion);
    if (void 0 !== obstacle) return {
     ok: !1,
     fault: notSent(obstacle, !1)
    };
    try {
     const agent = poolFor({
      url,
      proxy,
      fresh: "POST" === method
     });
     return await exchange({
      request,
      agent,
      connectTimeoutMs,
      ...proxy && {
       timeout: connectTimeoutMs
      }
     });
    } catch (error) {
     return {
      ok: !1,
      fault: faultOfError(error, {
       connected: !1
      })
     };
    }
   };
  }
  function exchange({request, agent, connectTimeoutMs, ...rest}) {
   const {url, method, headers, body, signal, timeoutMs} = request;
   const {request: open} = process.getBuiltinModule("https:" === url.protocol ? "node:https" : "node:http");
   return new Promise(resolve => {
    const reach = {
     connected: !1
    };
    const inbox = createInbox(request.maxBytes);
    const client = open(url, {
     method,
     headers,
     agent,
     ...rest
    });
    let settled = !1;
    const settle = answer => {
     if (settled) return;
     settled = !0;
     for (const timer of timers) clearTimeout(timer);
     signal?.removeEventListener("abort", cancel);
     if (!answer.ok || !inbox.complete()) client.destroy();
     resolve(answer);
    };
    const fail = fault => {
     const head = inbox.reply();
     settle(void 0 !== head && head.status >= 300 ? {
      ok: !0,
      value: head
     } : {
      ok: !1,
      fault
     });
    };
    const cancel = () => fail(faultOfCancel(reach));
    const giveUp = ms => setTimeout(() => fail(faultOfTimeout(ms, reach)), Math.min(ms, LONGEST_TIMER));
    const connecting = giveUp(Math.min(connectTimeoutMs, timeoutMs));
    const timers = [ connecting, giveUp(timeoutMs) ];
    client.on("error", error => fail(faultOfError(error, reach)));
    client.on("close", () => fail(faultOfError(void 0, reach)));
    onceConnected(client, () => {
     reach.connected = !0;
     clearTimeout(connecting);
    });
    client.on("response", response => {
     inbox.open(response);
     response.on("error", () => fail(faultOfError(void 0, reach)));
     response.on("data", chunk => {
      if (!inbox.add(chunk)) fail(inbox.overflow());
     });
     response.on("end", () => {
      const reply = inbox.reply();
      if (inbox.complete() && void 0 !== reply) settle({
       ok: !0,
       value: reply
      });
     });
    });
    signal?.addEventListener("abort", cancel, {
     once: !0
    });
    client.end(body);
   });
  }
  function onceConnected(client, connected) {
   client.on("socket", socket => {
    if (!socket.connecting) connected(); else socket.once("encrypted" in socket ? "secureConnect" : "connect", connected);
   });
  }
  function createInbox(maxBytes) {
   let head;
   let bytes = 0;
   const chunks = [];
   return {
    open(response) {
     head = response;
    },
    add(chunk) {
     bytes += chunk.length;
     if (bytes <= maxBytes) chunks.push(chunk);
     return bytes <= maxBytes;
    },
    overflow: () => ({
     kind: "bad-answer",
     detail: `the answer is larger than ${maxBytes} bytes`,
     status: head?.statusCode ?? 0
    }),
    complete: () => !0 === head?.complete && bytes <= maxBytes,
    reply() {
     if (void 0 === head) return;
     return {
      status: head.statusCode ?? 0,
      headers: flatten(head),
      body: Buffer.concat(chunks)
     };
    }
   };
  }
  function flatten({headers}) {
   return Object.fromEntries(Object.entries(headers).map(([name, value = ""]) => [ name, Array.isArray(value) ? value.join(", ") : value ]));
  }
 }),
 3319: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   K: () => connectAgent
  });
  var property = __webpack_require__(9926);
  var retry_after = __webpack_require__(2718);
  const DETAIL_LIMIT = 300;
  const REQUEST_ID_HEADERS = [ "x-request-id", "x-vercel-id", "cf-ray", "x-github-request-id" ];
  function faultOfReply(options) {
   const {reply, url, now, redact} = options;
   const {status, headers} = reply;
   const retryAfterMs = (0, retry_after.m)(headers["retry-after"], now);
   const requestId = findRequestId(reply, redact);
   return {
    kind: "status",
    status,
    detail: writeDetail(status >= 300 && status < 400 ? describeRedirect(reply, url) : describeBody(reply), redact),
    ...void 0 !== retryAfterMs && {
     retryAfterMs
    },
    ...void 0 !== requestId && {
     requestId
    }
   };
  }
  function findRequestId({headers}, redact) {
   const id = REQUEST_ID_HEADERS.map(name => headers[name]?.trim()).find(value => value);
   return void 0 !== id && /^[\w.:/-]{1,200}$/.test(id) ? redact(id) : void 0;
  }
  function writeDetail(text, redact) {
   const clean = redact(text.toWellFormed().replace(/\p{Cf}/gu, "").replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")).replace(/ +/g, " ").trim();
   return clean.length <= DETAIL_LIMIT ? clean : `${clean.slice(0, DETAIL_LIMIT - 1).toWellFormed()}\u2026`;
  }
  function describeRedirect({headers}, url) {
   const location = headers.location;
   const target = void 0 !== location && URL.canParse(location, url.href) ? new URL(location, url) : void 0;
   if (void 0 === target) return "a redirect without a readable target, which was not followed";
   return `a redirect to ${"null" === target.origin ? `${target.protocol} address` : target.origin}, which was not followed`;
  }
  function describeBody({status, headers, body}) {
   const told = readError(body);
   if ("" !== told) return told;
   const name = process.getBuiltinModule("node:http").STATUS_CODES[status] ?? "an unknown status";
   const type = headers["content-type"]?.split(";")[0]?.trim();
   return 0 === body.length ? `${name}, with an empty answer` : `${name}, answered as ${type || "an unnamed type"}`;
  }
  function readError(body) {
   const told = parseJson(body);
   const details = (0, property.M)(told, "details");
   const error = (0, property.M)(told, "error");
   return [ isSentence(error) ? error : (0, property.M)(told, "message"), ...Array.isArray(details) ? details.map(detail => (0, 
   property.M)(detail, "message")) : [] ].filter(isSentence).join("; ");
  }
  function isSentence(value) {
   return "string" == typeof value && "" !== value.trim();
  }
  function parseJson(body) {
   try {
    return JSON.parse(Buffer.from(body).toString());
   } catch {
    return;
   }
  }
  const MASK = "***";
  const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u2060-\u206f\u{e0000}-\u{e007f}]/gu;
  const SHORTEST_PIECE = 8;
  function createRedact(secrets) {
   const spellings = [ ...new Set(secrets.filter(secret => "" !== secret).flatMap(spell)) ];
   spellings.sort((a, b) => b.length - a.length);
   const mask = text => spellings.reduce((clean, spelling) => clean.replaceAll(spelling, MASK), text);
   return text => {
    const clean = mask(text);
    const bare = clean.replace(UNSEEN, "");
    const masked = mask(bare);
    return masked === bare ? clean : masked;
   };
  }
  function spell(secret) {
   const encoded = encodeURIComponent(secret.toWellFormed());
   const alone = Buffer.from(secret).toString("base64");
   const pieces = [ alone, alone.replace(/=+$/, ""), ...[ 0, 1, 2 ].map(offset => base64Piece(secret, offset)) ].filter(piece => piece.length >= SHORTEST_PIECE);
   return [ secret, encoded, encoded.replace(/%[0-9A-F]{2}/g, code => code.toLowerCase()), ...pieces, ...pieces.map(piece => piece.replaceAll("+", "-").replaceAll("/", "_")) ];
  }
  function base64Piece(secret, offset) {
   const bytes = Buffer.from(secret);
   const text = Buffer.concat([ Buffer.alloc(offset), bytes ]).toString("base64");
   const first = Math.ceil(8 * offset / 6);
   const last = Math.floor(8 * (offset + bytes.length) / 6);
   return text.slice(first, last);
  }
  const MAX_DEPTH = 50;
  function copyPlain(value, clean) {
   const copy = (inner, depth) => {
    if ("string" == typeof inner) return clean(inner);
    if ("object" != typeof inner || null === inner) return inner;
    if (0 === depth) return null;
    if (Array.isArray(inner)) return inner.map(item => copy(item, depth - 1));
    return Object.fromEntries(Object.entries(inner).filter(([key]) => "__proto__" !== key).map(([key, item]) => [ clean(key), copy(item, depth - 1) ]));
   };
   return copy(value, MAX_DEPTH);
  }
  const ATTEMPT_MS = 2e4;
  const MAX_ANSWER_BYTES = 10485760;
  function createConnection(options) {
   const {send, baseUrl, apiKey, version, secrets = [], now} = options;
   const redact = createRedact([ apiKey, ...secrets ]);
   const standing = {
    authorization: `Bearer ${apiKey}`,
    accept: "application/json",
    "accept-encoding": "identity",
    "user-agent": `docs-agent-action/${version} (+node/${process.versions.node})`
   };
   return {
    async request({method, segments, query = {}, json, signal}) {
     const url = joinUrl(baseUrl, segments, query);
     const answer = await send({
      method,
      url,
      headers: void 0 === json ? standing : {
       ...standing,
       "content-type": "application/json"
      },
      ...void 0 !== json && {
       body: JSON.stringify(json)
      },
      ...signal && {
       signal
      },
      timeoutMs: ATTEMPT_MS,
      maxBytes: MAX_ANSWER_BYTES
     });
     if (!answer.ok) return refuse({
      ...answer.fault,
      detail: writeDetail(answer.fault.detail, redact)
     });
     const reply = answer.value;
     if (reply.status < 200 || reply.status > 299) return refuse(faultOfReply({
      reply,
      url,
      now: now(),
      redact
     }));
     return readJson(reply, redact);
    }
   };
  }
  function joinUrl(base, segments, query) {
   const path = [ base.pathname.replace(/\/+$/, ""), ...segments.map(encodeSegment) ].join("/");
   const url = new URL(`${base.origin}${path}`);
   for (const [name, value] of Object.entries(query)) if (void 0 !== value) url.searchParams.set(name, String(value));
   return url;
  }
  function encodeSegment(segment) {
   if (!isSegment(segment)) throw new RangeError("not a part of a path");
   return encodeURIComponent(segment);
  }
  function isSegment(text) {
   return "" !== text && "." !== text && ".." !== text && text.isWellFormed();
  }
  function readJson(reply, redact) {
   const {status, headers, body} = reply;
   const requestId = findRequestId(reply, redact);
   const origin = {
    status,
    ...void 0 !== requestId && {
     requestId
    }
   };
   const text = Buffer.from(body).toString().replace(/^\uFEFF/, "").trim();
   try {
    return {
     ok: !0,
     value: {
      ...origin,
      json: copyPlain(JSON.parse(text), redact)
     }
    };
   } catch {
    return refuse({
     kind: "bad-answer",
     ...origin,
     detail: writeDetail(describeText(text, headers), redact)
    });
   }
  }
  function describeText(text, headers) {
   const encoding = headers["content-encoding"] ?? "identity";
   if ("identity" !== encoding) return `the answer is compressed (${encoding}), which was not asked for`;
   if ("" === text) return "the answer is empty";
   if (text.startsWith("<")) return "the answer is a web page, not JSON: is the base URL that of the API?";
   if (/^[{[]/.test(text)) return "the answer is JSON that is cut off or broken";
   return `the answer is not JSON (content type ${headers["content-type"] ?? "not named"})`;
  }
  function refuse(fault) {
   return {
    ok: !1,
    fault
   };
  }
  function createAgentService(connection, projectId) {
   const jobs = [ "v2", "agent", projectId, "job" ];
   return {
    async create(prompt, signal) {
     const answer = await connection.request({
      method: "POST",
      segments: jobs,
      json: {
       prompt
      },
      signal
     });
     return answer.ok ? (await wire()).readCreatedJob(answer.value) : answer;
    },
    async message(jobId, prompt, signal) {
     const segments = [ ...jobs, jobId, "message" ];
     const answer = await connection.request({
      method: "POST",
      segments,
      json: {
       prompt
      },
      signal
     });
     return answer.ok ? (await wire()).readMessagedJob(answer.value, jobId) : answer;
    },
    async get(jobId, signal) {
     const answer = await connection.request({
      method: "GET",
      segments: [ ...jobs, jobId ],
      signal
     });
     return answer.ok ? (await wire()).readPolledJob(answer.value, jobId) : answer;
    }
   };
  }
  const wire = () => Promise.all([ __webpack_require__.e(504), __webpack_require__.e(845) ]).then(__webpack_require__.bind(__webpack_require__, 2361));
  function connectAgent(options) {
   const {clock, projectId, ...rest} = options;
   return createAgentService(createConnection({
    ...rest,
    now: () => clock.date()
   }), projectId);
  }
 }),
 866: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   De: () => REUSE_JOB,
   H$: () => continuable,
   W2: () => continuesJob,
   bx: () => chooseTarget,
   y6: () => asksBefore
  });
  var _trigger_trigger_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9460);
  const REUSE_JOB = [ "comments", "while-pr-open", "never" ];
  const UNREADABLE_COUNTS_AS_OPEN_MS = 12096e5;
  function continuable(record) {
   return record?.asks.findLast(ask => null !== ask.job);
  }
  function continuesJob({reuseJob}, byCommand) {
   return "while-pr-open" === reuseJob || byCommand && "comments" === reuseJob;
  }
  function asksBefore(record, trigger) {
   const asks = record?.asks ?? [];
   const own = asks.findIndex(ask => (0, _trigger_trigger_id_js__WEBPACK_IMPORTED_MODULE_0__.F)(ask.trigger, trigger));
   return own < 0 ? asks : asks.slice(0, own);
  }
  function chooseTarget({last, job, prOpen, byCommand, now}) {
   if (void 0 === job) return start("is not there any more");
   switch (job.status) {
   case "failed":
    return start("had failed");

   case "archived":
    return start("was archived");

   case "completed":
    if (null === job.prLink) return byCommand ? go(job) : start("had found nothing to change");
    return prOpen ?? now.getTime() - Date.parse(last.askedAt) < UNREADABLE_COUNTS_AS_OPEN_MS ? go(job) : start("is done, its pull request is merged or closed");

   default:
    return go(job);
   }
   function start(why) {
    return {
     kind: "create",
     note: `This is a new job: the thread\u2019s last one, ${last.job}, ${why}.`
    };
   }
  }
  function go(job) {
   return {
    kind: "message",
    job,
    note: void 0
   };
  }
 }),
 5357: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   AD: () => rememberedTurn,
   eN: () => rememberedJob,
   iN: () => askedOf,
   jd: () => unsentOf,
   oQ: () => intentOf,
   pJ: () => endOf
  });
  var _job_completion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6625);
  function intentOf(asking, told) {
   return {
    trigger: asking.trigger,
    run: told.run,
    digest: asking.digest,
    state: "intent",
    job: told.job,
    baseline: told.baseline,
    askedAt: told.now.toISOString(),
    by: asking.by,
    about: asking.about,
    outcome: null,
    reason: "",
    prLink: null
   };
  }
  function askedOf(ask, job, now) {
   return {
    ...ask,
    state: "asked",
    job: job.id,
    askedAt: now.toISOString()
   };
  }
  function endOf(ask, ending, job) {
   const open = "still-active" === ending.outcome || "lost-contact" === ending.outcome || "cancelled" === ending.outcome;
   if (open && "ended" === ask.state && null !== ask.outcome) return ask;
   const state = "asked" === ask.state && !open ? "ended" : ask.state;
   return {
    ...ask,
    state,
    outcome: ending.outcome,
    reason: ending.reason,
    prLink: job?.prLink ?? ask.prLink
   };
  }
  function unsentOf(ask) {
   return {
    ...ask,
    state: "ended",
    job: null
   };
  }
  function rememberedTurn({baseline, askedAt}, clock) {
   const ageMs = Math.max(0, clock.date().getTime() - Date.parse(askedAt));
   return (0, _job_completion_js__WEBPACK_IMPORTED_MODULE_0__.LQ)(baseline, clock.now() - ageMs);
  }
  function rememberedJob({job: id, prLink, outcome}) {
   const rest = {
    model: void 0,
    repository: void 0,
    archivedAt: null,
    raw: {
     id
    }
   };
   return {
    id,
    status: statusBehind(outcome),
    prLink,
    ...rest
   };
  }
  function statusBehind(outcome) {
   if ("archived" === outcome) return "archived";
   return "pr-opened" === outcome || "no-changes" === outcome ? "completed" : void 0;
  }
 }),
 3690: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   u: () => createComplaint
  });
  var _report_github_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6523);
  function createComplaint(runner, onPullRequest) {
   let warned = !1;
   return (what, fault) => {
    if (void 0 === fault) return;
    const sentence = (0, _report_github_errors_js__WEBPACK_IMPORTED_MODULE_0__.j)({
     what,
     fault,
     onPullRequest
    });
    if (warned) runner.info(sentence); else runner.warning(sentence, "Docs agent");
    warned = !0;
   };
  }
 }),
 2559: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   v: () => bareEvent
  });
  var _property_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9926);
  var _context_mappers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9658);
  var _person_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9655);
  function bareEvent(name, payload) {
   if ("schedule" !== name && "workflow_dispatch" !== name) return;
   const sender = (0, _property_js__WEBPACK_IMPORTED_MODULE_0__.M)(payload, "sender");
   const login = textAt(sender, "login");
   return {
    kind: "automatic",
    name,
    action: void 0,
    withoutSecrets: "dependabot[bot]" === login,
    sender: void 0 === login ? void 0 : (0, _person_js__WEBPACK_IMPORTED_MODULE_1__.T)({
     login,
     type: textAt(sender, "type")
    }),
    facts: (0, _context_mappers_js__WEBPACK_IMPORTED_MODULE_2__.A1)({
     kind: "none"
    }),
    defaultBranch: textAt((0, _property_js__WEBPACK_IMPORTED_MODULE_0__.M)(payload, "repository"), "default_branch")
   };
  }
  function textAt(value, name) {
   const text = (0, _property_js__WEBPACK_IMPORTED_MODULE_0__.M)(value, name);
   return "string" == typeof text ? text : void 0;
  }
 }),
 9391: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   w: () => matchesPaths,
   Q: () => readGlobs
  });
  function globToRegExp(glob) {
   let source = "";
   let depth = 0;
   let starts = !0;
   for (let at = 0; at < glob.length; ) {
    const step = readStep(glob, at, {
     depth,
     starts
    });
    source += step.source;
    depth += step.opens ?? 0;
    at += step.length;
    starts = step.starts ?? !1;
   }
   return new RegExp(`^(?:${source}${")".repeat(depth)})$`, "s");
  }
  function readStep(glob, at, position) {
   const {depth} = position;
   const mark = glob.charAt(at);
   switch (mark) {
   case "\\":
    return at + 1 < glob.length ? {
     source: plain(glob.charAt(at + 1)),
     length: 2
    } : literal(mark);

   case "*":
    return readStars(glob, at, position);

   case "?":
    return {
     source: "[^/]",
     length: 1
    };

   case "[":
    return readClass(glob, at) ?? literal(mark);

   case "{":
    return isClosed(glob, at) ? {
     source: "(?:",
     length: 1,
     opens: 1,
     starts: !0
    } : literal(mark);

   case ",":
    return depth > 0 ? {
     source: "|",
     length: 1,
     starts: !0
    } : literal(mark);

   case "}":
    return depth > 0 ? {
     source: ")",
     length: 1,
     opens: -1
    } : literal(mark);

   case "/":
    return {
     source: "/",
     length: 1,
     starts: !0
    };

   default:
    return literal(mark);
   }
  }
  function readStars(glob, at, {depth, starts}) {
   const length = glob.slice(at).search(/[^*]|$/);
   const after = glob.charAt(at + length);
   const isSegment = starts && ("" === after || "/" === after || depth > 0 && ",}".includes(after));
   if (1 === length || !isSegment) return {
    source: "[^/]*",
    length
   };
   if ("/" === after) return {
    source: "(?:[^/]+/)*",
    length: length + 1,
    starts: !0
   };
   return {
    source: ".*",
    length
   };
  }
  function readClass(glob, at) {
   const [, negation = "", members = ""] = /^\[([!^]?)(\]?[^\]/]*)\]/.exec(glob.slice(at)) ?? [];
   if ("" === members) return;
   const source = `[${"" === negation ? "" : "^/"}${members.replaceAll(/[[\]\\]/g, "\\$&")}]`;
   return isValid(source) ? {
    source,
    length: negation.length + members.length + 2
   } : void 0;
  }
  function isValid(source) {
   try {
    return new RegExp(source, "s").test("") || !0;
   } catch {
    return !1;
   }
  }
  function isClosed(glob, at) {
   let depth = 0;
   for (let next = at; next < glob.length; next += 1) if ("\\" === glob[next]) next += 1; else if ("{" === glob[next]) depth += 1; else if ("}" === glob[next] && 0 === --depth) return !0;
   return !1;
  }
  function literal(mark) {
   return {
    source: plain(mark),
    length: 1
   };
  }
  function plain(text) {
   return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replaceAll("\\/", "/");
  }
  var parse = __webpack_require__(4238);
  const LONGEST_GLOB = 200;
  const MOST_WILDCARDS = 5;
  const LONGEST_PATH = 260;
  function matchesPaths({paths, ignore, files}) {
   const wanted = compile(paths);
   const unwanted = compile(ignore);
   const counts = path => path.length > LONGEST_PATH || (0 === wanted.length || isPicked(wanted, path)) && !isPicked(unwanted, path);
   return files.some(file => counts(file.path) || void 0 !== file.previousPath && counts(file.previousPath));
  }
  function readGlobs(name, text) {
   const globs = (0, parse.Mn)(text).filter(line => "!" !== line && !line.startsWith("#"));
   const faults = globs.flatMap(glob => {
    const long = glob.length > LONGEST_GLOB ? `is longer than ${LONGEST_GLOB} characters` : "";
    const wild = countWildcards(glob) > MOST_WILDCARDS ? `has more than ${MOST_WILDCARDS} wildcards` : "";
    const wrong = long || wild;
    return "" === wrong ? [] : [ `\`${name}\`: ${(0, parse.hD)(glob)} ${wrong}. Write a shorter pattern, or several.` ];
   });
   return faults.length > 0 ? (0, parse.MB)(...faults) : (0, parse.uw)(globs);
  }
  function countWildcards(glob) {
   return glob.match(/\*+/g)?.length ?? 0;
  }
  function compile(globs) {
   return globs.map(glob => {
    const negated = glob.startsWith("!");
    const expression = globToRegExp(spell(negated ? glob.slice(1) : glob));
    return {
     negated,
     matches: path => expression.test(path)
    };
   });
  }
  function isPicked(matchers, path) {
   let picked = !0 === matchers[0]?.negated;
   for (const {negated, matches} of matchers) if (matches(path)) picked = !negated;
   return picked;
  }
  function spell(glob) {
   const segments = glob.replace(/^\.?\//, "").split("/").map(segment => segment.startsWith("**") && segment.length > 2 ? `**/${segment}` : segment);
   if ("" === segments.at(-1)) segments[segments.length - 1] = "**";
   return segments.join("/");
  }
 }),
 9655: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   T: () => toPerson
  });
  function toPerson({login, type}) {
   return {
    login,
    isBot: "User" !== type || login.endsWith("[bot]")
   };
  }
 }),
 6492: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Wy: () => labelOf,
   id: () => readAbout,
   wu: () => nameSubject
  });
  var _inputs_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4238);
  const FORMS = "event, release:<tag>, pull-request:<number>, commits:<a>..<b> or since-last";
  function readAbout(text) {
   const about = parseAbout(text.trim());
   if (void 0 !== about) return (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_0__.uw)(about);
   return (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_0__.MB)(`\`about\` is ${(0, 
   _inputs_parse_js__WEBPACK_IMPORTED_MODULE_0__.hD)(text)}. Write ${FORMS}; tags and branches as git spells them.`);
  }
  function parseAbout(text) {
   if ("" === text || "event" === text) return "event";
   if ("since-last" === text) return {
    kind: "since-last"
   };
   const colon = text.indexOf(":");
   const value = text.slice(colon + 1).trim();
   switch (text.slice(0, Math.max(0, colon)).trim()) {
   case "release":
    {
     const tag = value.startsWith("refs/tags/") ? value.slice(10) : value;
     return isRefName(tag) ? {
      kind: "release",
      tag
     } : void 0;
    }

   case "pull-request":
    {
     const digits = value.startsWith("#") ? value.slice(1) : value;
     return isPositive(digits) ? {
      kind: "pull-request",
      number: Number(digits)
     } : void 0;
    }

   case "commits":
    {
     const dots = value.indexOf("..");
     const to = value.slice(dots + 2).replace(/^\./, "");
     const from = value.slice(0, Math.max(0, dots));
     return isRefName(from) && isRefName(to) ? {
      kind: "commits",
      from,
      to
     } : void 0;
    }

   default:
    return;
   }
  }
  function isRefName(text) {
   return /^[A-Za-z0-9_@][A-Za-z0-9._+@/-]{0,199}$/.test(text) && !text.includes("..") && !text.includes("//") && !text.includes("/.") && !text.endsWith("/") && !text.endsWith(".") && !text.endsWith(".lock") && "@" !== text;
  }
  function isPositive(digits) {
   return /^[1-9][0-9]{0,9}$/.test(digits);
  }
  function labelOf(subject) {
   switch (subject.kind) {
   case "release":
    return subject.tag;

   case "pull-request":
   case "review-comment":
    return `PR #${subject.number}`;

   case "issue":
    return `issue #${subject.number}`;

   case "push":
    return subject.after.slice(0, SHORT);

   case "commits":
    return `${abbreviate(subject.from)}..${abbreviate(subject.to)}`;

   case "since-last":
    return "what is new";

   case "none":
    return;
   }
  }
  const SHORT = 7;
  function abbreviate(ref) {
   return /^[0-9a-f]{40,64}$/.test(ref) ? ref.slice(0, SHORT) : ref;
  }
  function nameSubject(subject) {
   switch (subject.kind) {
   case "release":
    return `release:${subject.tag}`;

   case "pull-request":
    return `pull-request:${subject.number}`;

   case "commits":
    return `commits:${subject.from}..${subject.to}`;

   case "push":
   case "since-last":
   case "issue":
   case "review-comment":
   case "none":
    return;
   }
  }
 }),
 9460: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   C: () => isComment,
   F: () => sameTrigger
  });
  function sameTrigger(one, other) {
   return one.kind === other.kind && one.id === other.id;
  }
  function isComment(trigger) {
   return "run" !== trigger.kind && "subject" !== trigger.kind;
  }
 }),
 2599: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   x: () => VERSION
  });
  const VERSION = "1.0.0";
 })
};
