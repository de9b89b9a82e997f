package umpire.testkit.source;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Collects what a method throws by its source: itself, or by methods of its class it calls. */
final class ThrownTypes extends TreeScanner<Void, Void> {
  /** Stands for an exception whose type the expression does not show. */
  static final String UNNAMED = "an exception";

  private final ClassTree type;
  private final Set<String> found = new TreeSet<>();
  private final Set<Tree> read = new HashSet<>();

  private ThrownTypes(ClassTree type) {
    this.type = type;
  }

  /** Simple names of exceptions, sorted; {@link #UNNAMED} for those that are not made there. */
  static Set<String> of(ClassTree type, MethodTree method) {
    ThrownTypes thrown = new ThrownTypes(type);
    method.getThrows().forEach(declared -> thrown.found.add(simple(declared)));
    thrown.follow(method);
    return thrown.found;
  }

  private void follow(MethodTree method) {
    if (read.add(method)) {
      scan(method.getBody(), null);
    }
  }

  /** Of several methods that could be meant none is read: types of arguments are not known here. */
  private void follow(String name, Predicate<MethodTree> fits) {
    List<MethodTree> meant =
        type.getMembers().stream()
            .filter(MethodTree.class::isInstance)
            .map(MethodTree.class::cast)
            .filter(method -> method.getName().contentEquals(name))
            .filter(fits)
            .toList();
    if (meant.size() == 1) {
      follow(meant.getFirst());
    }
  }

  @Override
  public Void visitThrow(ThrowTree tree, Void none) {
    found.add(made(tree.getExpression()));
    return super.visitThrow(tree, null);
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree call, Void none) {
    switch (call.getMethodSelect()) {
      case IdentifierTree own -> {
        int arguments = call.getArguments().size();
        follow(own.getName().toString(), method -> method.getParameters().size() == arguments);
      }
      case MemberSelectTree other -> {
        if (other.getIdentifier().contentEquals("orElseThrow")) {
          call.getArguments().forEach(this::supplied);
        }
      }
      default -> {}
    }
    return super.visitMethodInvocation(call, null);
  }

  @Override
  public Void visitMemberReference(MemberReferenceTree reference, Void none) {
    String owner = reference.getQualifierExpression().toString();
    if (owner.equals("this") || owner.equals(type.getSimpleName().toString())) {
      follow(reference.getName().toString(), _ -> true);
    }
    return super.visitMemberReference(reference, null);
  }

  @Override
  public Void visitClass(ClassTree nested, Void none) {
    return null;
  }

  private void supplied(ExpressionTree argument) {
    if (argument instanceof LambdaExpressionTree lambda
        && lambda.getBody() instanceof ExpressionTree body) {
      found.add(made(body));
    }
  }

  private static String made(ExpressionTree expression) {
    return expression instanceof NewClassTree made ? simple(made.getIdentifier()) : UNNAMED;
  }

  private static String simple(Tree name) {
    String full = name.toString();
    return full.substring(full.lastIndexOf('.') + 1);
  }
}
