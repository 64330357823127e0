import{createRequire as __WEBPACK_EXTERNAL_createRequire}from"module"
function errors_ok(value){return{ok:!0,value}}function errors_notOk(error){return{ok:!1,error}}
function countChanges(one,other){let row=Array.from({length:other.length+1},(_,index)=>index)
for(const[index,character]of one.split("").entries()){const next=[index+1]
for(const[at,wanted]of other.split("").entries())next.push(Math.min((row[at]??0)+(character===wanted?0:1),(row[at+1]??0)+1,(next[at]??0)+1))
row=next}return row.at(-1)??0}
const INVISIBLE=new RegExp([String.raw`(?![\uFE0E\uFE0F])[\p{Default_Ignorable_Code_Point}\p{Surrogate}\uFFF9-\uFFFB]`,String.raw`[^\P{Control}\t\n]`].join("|"),"gu")
const STRAY_SELECTOR=/(?<![0-9#*]|[^\p{ASCII}\uFE0E\uFE0F])[\uFE0E\uFE0F]/gu
const LINE_END=/\r\n|[\r\u0085\u2028\u2029]/g
function normalizeLineEnds(text){return text.replace(LINE_END,"\n")}function stripInvisible(text){
return normalizeLineEnds(text).replace(INVISIBLE,"").replace(STRAY_SELECTOR,"")}function singleLine(text){
return stripInvisible(text).replace(/[\n\t]+/g," ").trim()}
const JSON_ESCAPE=/\\(?:ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|(ud[89a-f][\da-f]{2})|[^])/gi
function strings_truncate(text,limit){if(text.length<=limit)return text
return`${function sliceStart(text,limit){const last=text.charCodeAt(limit-1)
if(last>=55296&&last<=56319)return text.slice(0,limit-1)
return text.slice(0,limit)}(text,limit-1)}\u2026`}function describeUnknown(name,names){
const nearest=function nearestName(typed,names){const near=names.map(name=>({name,changes:countChanges(typed,name)
})).filter(({name,changes})=>changes<=3&&changes<name.length/2)
const[nearest]=near.toSorted((one,other)=>one.changes-other.changes)
return nearest?.name??function onlyNameWithSameWord(typed,names){const words=typed.split("-")
const related=names.filter(name=>name.split("-").some(word=>words.includes(word)))
return 1===related.length?related[0]:void 0}(typed,names)}(name,names)
const remedy=void 0===nearest?"Remove it.":`If you mean \`${nearest}\`, write that.`
const quoted=strings_truncate(singleLine(name),MAX_NAME_LENGTH).replaceAll("`","'")
return`\`${quoted}\` is not an input of this action. ${remedy} If it is not in your \`with\`, an \`env\` of the workflow or the runner sets \`INPUT_${quoted.toUpperCase()}\`.`
}const MAX_NAME_LENGTH=60
function toCamelCase(name){return name.replaceAll(/-(.)/g,(_,letter)=>letter.toUpperCase())}
function invalidValue(name,text,remedy){
return errors_notOk(`\`${name}\` is ${""===text?"empty":`not valid: ${function quoteInputValue(text){
return JSON.stringify(strings_truncate(singleLine(text),60))}(text)}`}. ${remedy}`)}
function withDefault(standard,parse){return(text,name)=>parse(text||standard,name)}function oneOf(...choices){
return(text,name)=>{const word=text.toLowerCase()
const choice=choices.find(each=>each===word)
if(void 0!==choice)return errors_ok(choice)
const last=choices.at(-1)
return invalidValue(name,text,`Use ${choices.slice(0,-1).join(", ")} or ${last}.`)}}const AUTHORIZATION_INPUTS={
command:withDefault("/docs",function inputMatching(form,remedy){
return(text,name)=>form.test(text)?errors_ok(text):invalidValue(name,text,remedy)
}(/^[/!.@+][\p{L}\p{N}][\p{L}\p{N}_-]{0,48}$/u,"Use one word that starts with / ! . @ or +, for example /docs.")),
"min-permission":withDefault("write",oneOf("triage","write","maintain","admin")),"allow-bots":function parseBots(text){
const logins=function splitList(text){return function splitLines(text){
return text.split("\n").map(line=>line.trim()).filter(line=>""!==line)}(text.replaceAll(",","\n"))}(text)
if(!logins.includes("*"))return errors_ok(logins)
return errors_notOk('`allow-bots` must not contain "*": every App could run commands. Use exact logins, for example my-app[bot].')
},"pr-feedback":withDefault("commands",oneOf("commands","reviews"))}
const external_node_fs_namespaceObject=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs")
function unknown_values_getProperty(value,name){if("object"!=typeof value||null===value)return
return Reflect.get(value,name)}function messageOfException(exception){
return exception instanceof Error?exception.message:String(exception)}function serverPage(serverUrl,path){
return`${serverUrl.origin}${function pathOf({pathname}){return pathname.replace(/\/+$/,"")}(serverUrl)}/${path}`}
function toId(value){if("string"!=typeof value&&"number"!=typeof value)return
const id=Number(value)
return Number.isSafeInteger(id)&&id>0?id:void 0}
const external_os_namespaceObject=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("os")
function utils_toCommandValue(input){if(null==input)return""
else if("string"==typeof input||input instanceof String)return input
return JSON.stringify(input)}function toCommandProperties(annotationProperties){
if(!Object.keys(annotationProperties).length)return{}
return{title:annotationProperties.title,file:annotationProperties.file,line:annotationProperties.startLine,
endLine:annotationProperties.endLine,col:annotationProperties.startColumn,endColumn:annotationProperties.endColumn}}
function command_issueCommand(command,properties,message){
process.stdout.write(new Command(command,properties,message).toString()+external_os_namespaceObject.EOL)}
function command_issue(name,message=""){command_issueCommand(name,{},message)}class Command{
constructor(command,properties,message){if(!command)command="missing.command"
this.command=command
this.properties=properties
this.message=message}toString(){let cmdStr="::"+this.command
if(this.properties&&Object.keys(this.properties).length>0){cmdStr+=" "
let first=!0
for(const key in this.properties)if(this.properties.hasOwnProperty(key)){const val=this.properties[key]
if(val){if(first)first=!1
else cmdStr+=","
cmdStr+=`${key}=${escapeProperty(val)}`}}}cmdStr+=`::${function escapeData(s){
return utils_toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}(this.message)}`
return cmdStr}}function escapeProperty(s){
return utils_toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")
}const external_crypto_namespaceObject=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto")
const external_fs_namespaceObject=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs")
function file_command_issueFileCommand(command,message){const filePath=process.env[`GITHUB_${command}`]
if(!filePath)throw new Error(`Unable to find environment variable for file command ${command}`)
if(!external_fs_namespaceObject.existsSync(filePath))throw new Error(`Missing file at path: ${filePath}`)
external_fs_namespaceObject.appendFileSync(filePath,`${utils_toCommandValue(message)}${external_os_namespaceObject.EOL}`,{
encoding:"utf8"})}function file_command_prepareKeyValueMessage(key,value){
const delimiter=`ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`
const convertedValue=utils_toCommandValue(value)
if(key.includes(delimiter))throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`)
if(convertedValue.includes(delimiter))throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`)
return`${key}<<${delimiter}${external_os_namespaceObject.EOL}${convertedValue}${external_os_namespaceObject.EOL}${delimiter}`
}process
process
external_os_namespaceObject.platform()
external_os_namespaceObject.arch()
var ExitCode
!function(ExitCode){ExitCode[ExitCode.Success=0]="Success"
ExitCode[ExitCode.Failure=1]="Failure"}(ExitCode||(ExitCode={}))
function core_setSecret(secret){command_issueCommand("add-mask",{},secret)}function getInput(name,options){
const val=process.env[`INPUT_${name.replace(/ /g,"_").toUpperCase()}`]||""
if(options&&options.required&&!val)throw new Error(`Input required and not supplied: ${name}`)
if(options&&!1===options.trimWhitespace)return val
return val.trim()}function error(message,properties={}){
command_issueCommand("error",toCommandProperties(properties),message instanceof Error?message.toString():message)}
function core_warning(message,properties={}){
command_issueCommand("warning",toCommandProperties(properties),message instanceof Error?message.toString():message)}
function notice(message,properties={}){
command_issueCommand("notice",toCommandProperties(properties),message instanceof Error?message.toString():message)}
function group(name,fn){return function(thisArg,_arguments,P,generator){
return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){
reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){
result.done?resolve(result.value):function adopt(value){return value instanceof P?value:new P(function(resolve){
resolve(value)})}(result.value).then(fulfilled,rejected)}
step((generator=generator.apply(thisArg,_arguments||[])).next())})}(this,void 0,void 0,function*(){
!function startGroup(name){command_issue("group",name)}(name)
let result
try{result=yield fn()}finally{!function endGroup(){command_issue("endgroup")}()}return result})}
const external_node_os_namespaceObject=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os")
const external_node_path_namespaceObject=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path")
const writeStepFiles=files=>{const paths={}
let folder
try{for(const[key,{name,text}]of Object.entries(files)){folder??=(0,external_node_fs_namespaceObject.mkdtempSync)((0,
external_node_path_namespaceObject.join)(process.env.RUNNER_TEMP||(0,
external_node_os_namespaceObject.tmpdir)(),"docs-"))
const path=(0,external_node_path_namespaceObject.join)(folder,name)
;(0,external_node_fs_namespaceObject.writeFileSync)(path,text,{flush:!0})
paths[key]=path}return errors_ok(paths)}catch(exception){if(void 0!==folder)!function removeFolder(folder){try{(0,
external_node_fs_namespaceObject.rmSync)(folder,{recursive:!0})}catch{}}(folder)
return errors_notOk(function codeOfException(exception){const code=unknown_values_getProperty(exception,"code")
if("string"!=typeof code)return""
return/^\w{1,60}$/.test(code)?code:""}(exception))}}
const WRITTEN={GITHUB_OUTPUT:"The outputs for later steps",GITHUB_STATE:"The state for the post step",
GITHUB_STEP_SUMMARY:"The job summary"}
function annotate(write){return(message,title="")=>write(escapeLogLine(message),{title:escapeLogLine(title)})}
function escapeLogLine(text){
return stripInvisible(text).replace(/[\n\t]+/g," ").replace(/^(\s*):(?=:)/,"$1: ").replaceAll("##[","## [")}
const INTERNAL_ERROR={conclusion:{outcome:"internal-error",reason:""}}
const COMMENT_START="\x3c!--"
const COMMENT_END="--\x3e"
function removeComments(text){const kept=[]
let at=0
for(;;){const start=text.indexOf(COMMENT_START,at)
if(-1===start)break
const close=text.indexOf(COMMENT_END,start)
if(-1===close)break
kept.push(text.slice(at,start)," ")
at=close+COMMENT_END.length}kept.push(text.slice(at))
return kept.join("")}function opensLine(text,position){let before=position-1
for(;before>=0&&" \t>-*+".includes(text.charAt(before));)before-=1
return before<0||"\n"===text.charAt(before)}const PROMPT_VERBS=["update","new","retry"]
const FIRST_WORD=/^ {0,3}(?<word>\S+)(?<rest>[^]*)/
function command_parseCommand(body,prefix){const{visible,removed}=function readVisible(body){
const{text,removed}=function stripHidden(text,kind="prose"){const lines=normalizeLineEnds(text)
const rest=function removeAllComments(visible,kind){switch(kind){case"code":
return visible.split("\n").map(removeComments).join("\n")
case"markup":return removeComments(visible)
case"source":return visible
case"prose":return function removeUnclosedComment(text){let at=0
for(;;){const start=text.indexOf(COMMENT_START,at)
if(-1===start)return text
if(opensLine(text,start))return text.slice(0,start)
at=start+COMMENT_START.length}}(removeComments(visible))}}(stripInvisible(lines),kind)
return{text:rest,removed:lines.length-rest.length}}(skipQuotes(normalizeLineEnds(body)))
return{visible:skipQuotes(text),removed}}(body)
const match=FIRST_WORD.exec(visible)
const{word="",rest=""}=match?.groups??{}
if(!isCommandWord(word,prefix))return function parseNearMiss(line,prefix){
const pair=PAIRS.find(each=>function isBetween(line,pair){const width=pair.length/2
return line.length>pair.length&&line.startsWith(pair.slice(0,width))&&line.endsWith(pair.slice(width))}(line,each))
const width=(pair?.length??0)/2
const inner=line.slice(width,line.length-width)
const meant=void 0===pair?line.replace(/^please[\s,]+/i,""):inner
const[word=""]=meant.split(/\s/,1)
return meant!==line&&isCommandWord(word,prefix)?{kind:"help",reason:"near-miss",typed:line}:{kind:"none"}
}(function strings_firstLine(text){const[line=""]=text.split("\n",1)
return line.trim()}(visible),prefix)
return function parseTyped(text,removedHidden){const typed=readTyped(text)
const shown=function withoutDryRun({text,line,words}){const shown=`${line.slice(function endOfDryRun([first,second]){
if(void 0===first)return 0
if("dry-run"===first.word||"dryrun"===first.word)return first.end
if("dry"===first.word&&"run"===second?.word)return second.end
return 0}(words)).replace(DRY_RUN_OPTION,"")}${text.slice(line.length).replace(DRY_RUN_OPTION,"")}`
return shown===text?void 0:shown}(typed)
if(void 0===shown)return decide(typed,removedHidden)
const command=decide(readTyped(shown),removedHidden)
return"prompt"===command.kind?{...command,isDryRun:!0}:command}(rest,removed)}
const PAIRS=["``","****","**","__","''",'""',"\u201c\u201d"]
function isCommandWord(word,prefix){if(""===prefix)return!1
const expected=prefix.toLowerCase()
const typed=word.toLowerCase()
const withoutMark=typed.replace(/[:,]$/,"")
return typed===expected||withoutMark===expected}const OWN_LINE=/^(?![^\S\n]*[>\n])/m
function skipQuotes(text){const start=text.search(OWN_LINE)
return-1===start?"":text.slice(start)}
const UNSPACED=new RegExp(["Han","Hiragana","Katakana","Thai","Lao","Khmer","Myanmar"].map(script=>String.raw`\p{sc=${script}}`).join("|"),"u")
const RESERVED_WORDS=["status","help","retry","stop","cancel","abort"]
const MAX_QUESTION_WORDS=6
const MIN_WORDS=3
const MIN_CHARACTERS=6
function decide(typed,removedHidden){if(""===typed.text)return promptFor("update","",removedHidden)
const whole=function parseVerb({text,below,words},removedHidden){const[only,...others]=words
if(others.length>0||""!==below)return
if("status"===only?.word)return{kind:"status"}
if("help"===only?.word)return{kind:"help",reason:"requested",typed:text}
const verb=PROMPT_VERBS.find(each=>each===only?.word)
if(void 0===verb||isQuestion(text))return
return promptFor(verb,"",removedHidden)}(typed,removedHidden)
if(void 0!==whole)return whole
const[first]=typed.words
if(RESERVED_WORDS.includes(first?.word??""))return function explainReserved({text,words}){return{kind:"help",
reason:["stop","cancel","abort"].includes(words[0]?.word??"")?"cannot-cancel":"unknown-command",typed:text}}(typed)
const isFree=function isShortQuestion({line,words}){return isQuestion(line)&&words.length<=MAX_QUESTION_WORDS
}(typed)||function isTooShort({line,words}){if(!UNSPACED.test(line))return words.length<MIN_WORDS
return Array.from(line.replaceAll(/\s/g,"")).length<MIN_CHARACTERS}(typed)
if(""===typed.below&&isFree)return{kind:"help",reason:"unknown-command",typed:typed.text}
if("new"===first?.word&&first.typed.startsWith("new"))return promptFor("new",typed.text.slice(first.end).trim(),removedHidden)
return promptFor("update",typed.text,removedHidden)}function readTyped(text){const trimmed=text.trim()
const[line="",...lines]=trimmed.split("\n")
return{text:trimmed,line,below:lines.join("\n").trim(),words:wordsOf(line)}}const POLITE=["please","now","thanks"]
function wordsOf(line){return Array.from(line.matchAll(/\S+/g),({0:typed,index})=>({
word:withoutMarks(typed).toLowerCase(),typed,end:index+typed.length
})).filter(({word,typed})=>""!==word&&!POLITE.includes(word)&&!typed.startsWith("@"))}
const WORD_CHARACTER=/[\p{L}\p{N}]/u
function withoutMarks(typed){const characters=Array.from(typed)
const isOfWord=character=>WORD_CHARACTER.test(character)
const start=characters.findIndex(isOfWord)
if(-1===start)return""
return characters.slice(start,characters.findLastIndex(isOfWord)+1).join("")}
const DRY_RUN_OPTION=/(?<=^|\s)--dry-?run[.,;:!]?\s*$/i
function isQuestion(text){return/[?\uff1f]/.test(text)}function promptFor(verb,instruction,removedHidden){return{
kind:"prompt",verb,instruction,removedHidden,isDryRun:!1}}const REVIEW="pull_request_review"
const NEW_COMMENTS=new Map([["issue_comment",{action:"created",field:"comment"}],["pull_request_review_comment",{
action:"created",field:"comment"}],[REVIEW,{action:"submitted",field:"review"}]])
function jobOutputs(job,jobAction){return{jobId:job?.id??"",status:job?.status??"",prLink:job?.prLink??"",
model:job?.model??"",job:void 0===job?"":jobJson(job),jobAction}}
function jobJson({raw,id,status,prLink,model,repository,archivedAt}){const whole=JSON.stringify(raw)
if(Buffer.byteLength(whole)<=1e5)return whole
return JSON.stringify({id,status,prLink,model,source:{repository},archivedAt})}function agentOutputs(ended,message){
const{conclusion,facts,commentUrl=""}=ended
const{job,jobAction="none",waitedMs=0}=facts??{}
return{outcome:conclusion.outcome,reason:conclusion.reason,...jobOutputs(job,jobAction),message,commentUrl,
waitedSeconds:String(Math.round(waitedMs/1e3))}}function setAgentOutputs(runner,ended,message){
for(const[name,value]of Object.entries(agentOutputs(ended,message)))runner.setOutput(name,value)}
Object.keys(agentOutputs(INTERNAL_ERROR,""))
const runner=function createRunner(){const warn=annotate(core_warning)
const warned=new Set
const warning=(message,title)=>{if(!warned.has(message))warn(message,title)
warned.add(message)}
const write=(file,action)=>{const path=process.env[file]??""
let size=0
try{if(""===path)throw new Error("the variable is not set")
size=(0,external_node_fs_namespaceObject.statSync)(path,{throwIfNoEntry:!1})?.size??0
action(path)}catch(error){!function cutOff(path,size){try{(0,external_node_fs_namespaceObject.truncateSync)(path,size)
}catch{}}(path,size)
warning(`${WRITTEN[file]} could not be written (${file}: ${messageOfException(error)}).`)}}
return{info:line=>function info(message){process.stdout.write(message+external_os_namespaceObject.EOL)
}(escapeLogLine(line)),notice:annotate(notice),warning,error:annotate(error),
group:async(title,body)=>group(escapeLogLine(title),body),
setOutput:(name,value)=>write("GITHUB_OUTPUT",()=>function setOutput(name,value){
if(process.env.GITHUB_OUTPUT)return file_command_issueFileCommand("OUTPUT",file_command_prepareKeyValueMessage(name,value))
process.stdout.write(external_os_namespaceObject.EOL)
command_issueCommand("set-output",{name},utils_toCommandValue(value))}(name,value)),writeFiles:writeStepFiles,
saveState:(name,value)=>{write("GITHUB_STATE",()=>function saveState(name,value){
if(process.env.GITHUB_STATE)return file_command_issueFileCommand("STATE",file_command_prepareKeyValueMessage(name,value))
command_issueCommand("save-state",{name},utils_toCommandValue(value))}(name,value))
process.env[`STATE_${name}`]=value},getState:name=>function getState(name){return process.env[`STATE_${name}`]||""
}(name),
writeSummary:async markdown=>write("GITHUB_STEP_SUMMARY",path=>(0,external_node_fs_namespaceObject.writeFileSync)(path,`${markdown}\n`))
}}()
!function reportExceptions(runner,finish=()=>{}){process.on("uncaughtException",error=>{
!function logUnexpectedError(log,error){
log.error(`Unexpected error: ${messageOfException(error)}. Please report it with the stack below.`,"Docs agent")
if(!(error instanceof Error))return
const stack=error.stack??""
if(""===stack)return
for(const line of stack.split("\n"))log.info(line)}(runner,error)
finish()
process.exit(1)})}(runner,()=>{setAgentOutputs(runner,INTERNAL_ERROR,"The action ended with an unexpected error.")
runner.saveState("exception","true")})
!function maskInputs(...names){for(const line of names.flatMap(name=>getInput(name).split("\n"))){
const secret=line.trim()
if(""!==secret)core_setSecret(secret)}}("api-key","github-token","docs-token")
const environment=function readEnvironment(env){const variable=name=>env[name]??""
const eventPayload=function readPayload(path=""){try{return JSON.parse(function wellFormedJson(json){
return json.replace(JSON_ESCAPE,(escape,half)=>void 0===half?escape:String.raw`\ufffd`)}((0,
external_node_fs_namespaceObject.readFileSync)(path,"utf8")))}catch{return}}(env.GITHUB_EVENT_PATH)
const serverUrl=function parseServerUrl(text=""){const url=URL.parse(text)
if("https:"===url?.protocol||"http:"===url?.protocol)return url
return new URL("https://github.com")}(env.GITHUB_SERVER_URL)
const repository=variable("GITHUB_REPOSITORY")
const ofEvent=unknown_values_getProperty(eventPayload,"repository")
const isPrivate=unknown_values_getProperty(ofEvent,"private")
const id=variable("GITHUB_RUN_ID")
const actionRepository=variable("GITHUB_ACTION_REPOSITORY")
const attempt=Number(env.GITHUB_RUN_ATTEMPT)||1
const url=serverPage(serverUrl,`${repository}/actions/runs/${id}`)
const apiUrl=(env.GITHUB_API_URL||"https://api.github.com").replace(/\/+$/,"")
return{eventName:variable("GITHUB_EVENT_NAME"),eventPayload,apiUrl,
graphqlUrl:env.GITHUB_GRAPHQL_URL||`${apiUrl}/graphql`,run:{id,number:toId(env.GITHUB_RUN_NUMBER)??toId(id)??0,
workflow:variable("GITHUB_WORKFLOW_REF"),ref:variable("GITHUB_REF"),attempt,job:variable("GITHUB_JOB"),
step:variable("GITHUB_ACTION"),url:attempt>1?`${url}/attempts/${attempt}`:url,serverUrl,repository,
repositoryId:toId(env.GITHUB_REPOSITORY_ID)??toId(unknown_values_getProperty(ofEvent,"id")),
isPrivate:"boolean"==typeof isPrivate?isPrivate:void 0,actor:variable("GITHUB_ACTOR"),
actionUrl:""===actionRepository?"":serverPage(serverUrl,actionRepository)}}}(process.env)
const isPostStep=!0===process.argv[1]?.endsWith("post-step.js")
if(isPostStep?void 0!==function loadPostState(runner){const text=runner.getState("request")
if(""===text)return
return JSON.parse(text)}(runner):!function endAtOrdinaryComment(){const inputs=function parseAuthorization(getInput){
return function strictAuthorization({command,minPermission,allowBots,prFeedback}){return{
command:command.ok?command.value:"/docs",minPermission:minPermission.ok?minPermission.value:"admin",
allowBots:allowBots.ok?allowBots.value:[],prFeedback:prFeedback.ok?prFeedback.value:"commands"}
}(function parseEachInput(table,{getInput,givenInputs=[]}){const parsed={}
for(const name in table){const text=getInput(name)
parsed[toCamelCase(name)]=table[name]?.(text,name)}const names=Object.keys(table)
for(const name of givenInputs)if(!names.includes(name))parsed[name]=errors_notOk(describeUnknown(name,names))
return parsed}(AUTHORIZATION_INPUTS,{getInput}))}(getInput)
const skipped=function skipOrdinaryComment(name,payload,{command:prefix,prFeedback}){
if("reviews"===prFeedback&&name===REVIEW)return
const expected=NEW_COMMENTS.get(name)
if(void 0===expected)return
if(unknown_values_getProperty(payload,"action")!==expected.action)return
const comment=unknown_values_getProperty(payload,expected.field)
const body=unknown_values_getProperty(comment,"body")??""
if("string"!=typeof body||body.includes("\x3c!-- docs-agent-action"))return
return"none"!==command_parseCommand(body,prefix).kind?void 0:function skipNoCommand(prefix){
return function ended_skip(reason,message){return{conclusion:{outcome:"skipped",reason},message}
}("no-command",`The comment is not a command: it does not start with ${prefix}.`)}(prefix)
}(environment.eventName,environment.eventPayload,inputs)
if(void 0===skipped)return!1
const{message="",conclusion}=skipped
setAgentOutputs(runner,skipped,message)
runner.info(`Outcome: ${function nameConclusion({outcome,reason}){return""===reason?outcome:`${outcome}/${reason}`
}(conclusion)}`)
runner.info(message)
return!0}())import("./main.js").then(({startAgent:main})=>main(runner,environment,isPostStep))

