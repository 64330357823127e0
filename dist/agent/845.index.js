export const id = 845;

export const ids = [ 845 ];

export const modules = {
 2361: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   lenient: () => lenient,
   parseCreatedJob: () => parseCreatedJob,
   parseMessagedJob: () => parseMessagedJob,
   parsePolledJob: () => parsePolledJob,
   parseViewsPage: () => parseViewsPage
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4513);
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2335);
  var _job_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(872);
  const MAX_STRING = 2048;
  const shortString = lenient(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(MAX_STRING)));
  const jobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
   id: shortString,
   status: shortString,
   prLink: shortString,
   model: shortString,
   source: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
    repository: shortString
   })),
   archivedAt: shortString
  });
  const count = zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.UI())), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(value => value ?? 0));
  const counts = {
   human: count,
   ai: count,
   total: count
  };
  const viewsPageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
   totals: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc(counts),
   views: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
    path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
    ...counts
   })),
   hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()
  });
  function parseCreatedJob(reply) {
   return parseJob(reply, void 0);
  }
  function parseMessagedJob(reply, jobId) {
   return parseJob(reply, jobId);
  }
  function parsePolledJob(reply, jobId) {
   const answer = parseJob(reply, jobId);
   if (answer.ok && void 0 === answer.value.status) return invalidResponse(reply, "the answer names no job status");
   if (answer.ok && null === answer.value.prLink && isTooLong(answer.value.raw.prLink)) return invalidResponse(reply, "the answer has a prLink that is too long for an address");
   return answer;
  }
  function parseViewsPage(reply) {
   const parsed = viewsPageSchema.safeParse(reply.json);
   if (parsed.success) return {
    ok: !0,
    value: parsed.data
   };
   const where = parsed.error.issues[0]?.path.map(String).join(".");
   return invalidResponse(reply, "the answer is not a page-view report" + (where ? ` (at ${where})` : ""));
  }
  function parseJob(reply, expectedId) {
   const {json} = reply;
   if (!isRecord(json)) return invalidResponse(reply, "the answer is not a job record");
   const {id = expectedId, status, prLink, model, source, archivedAt} = jobSchema.parse(json);
   if (void 0 === id || !(0, _job_id_js__WEBPACK_IMPORTED_MODULE_2__.d)(id)) return invalidResponse(reply, "the answer names no usable job id");
   if (void 0 !== expectedId && id !== expectedId) return invalidResponse(reply, "the answer is about another job");
   const repository = source?.repository;
   return {
    ok: !0,
    value: {
     id,
     status,
     prLink: prLink ?? null,
     model,
     repository,
     archivedAt: archivedAt ?? null,
     raw: json
    }
   };
  }
  function isTooLong(value) {
   return "string" == typeof value && value.length > MAX_STRING;
  }
  function isRecord(value) {
   return "object" == typeof value && null !== value && !Array.isArray(value);
  }
  function invalidResponse({status, requestId}, detail) {
   return {
    ok: !1,
    error: {
     kind: "invalid-response",
     status,
     detail,
     ...void 0 !== requestId && {
      requestId
     }
    }
   };
  }
  function lenient(schema) {
   return zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(schema), void 0);
  }
 })
};
